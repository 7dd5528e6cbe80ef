import type { BrowserContext, Request } from '@playwright/test';

/**
 * The next page that the browser asks for as a whole. Of a tab that a link opens Playwright itself tells late, or never
 * on a busy machine: it looks at the new tab while that one is already on its way.
 */
export function documentAskedFor(context: BrowserContext): Promise<Request> {
  return context.waitForEvent('request', (request) => request.isNavigationRequest());
}
