import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, BrowserContext } from '@playwright/test';
import { pageTimeoutMs } from './timeouts.ts';

/**
 * The address of the next page that the browser asks for as a whole. Of a tab that a link opens Playwright itself tells
 * late, or never on a busy machine: it looks at the new tab while that one is already on its way. Chromium lists it.
 */
export function documentAskedFor(context: BrowserContext): Promise<string> {
  const request = context.waitForEvent('request', {
    predicate: (one) => one.isNavigationRequest(),
    timeout: pageTimeoutMs,
  });
  const asked = request.then((one) => one.url());
  const browser = context.browser();
  if (browser?.browserType().name() !== 'chromium') return asked;
  const known = new Set(context.pages().map((page) => page.url()));
  return Promise.any([asked, listed(browser, (address) => !known.has(address))]);
}

async function listed(browser: Browser, isNew: (address: string) => boolean): Promise<string> {
  const session = await browser.newBrowserCDPSession();
  for (const deadline = performance.now() + pageTimeoutMs; performance.now() < deadline; ) {
    const { targetInfos } = await session.send('Target.getTargets');
    const tab = targetInfos.find(({ url }) => url.startsWith('http') && isNew(url));
    if (tab) return tab.url;
    await delay(100);
  }
  throw new Error('No tab was opened.');
}
