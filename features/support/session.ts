import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { randomClientAddress } from '../../scripts/browser/client-address.ts';
import type { Problems } from './problems.ts';
import { pageTimeoutMs, stateTimeoutMs } from './timeouts.ts';

/** One visitor's browser profile: its own storage, and its own address on the network. */
export interface Session {
  readonly context: BrowserContext;
  readonly page: Page;
}

/** A browser says French unless told otherwise; the site must not care (spec-4-language). */
const defaults: BrowserContextOptions = { locale: 'fr-FR', timezoneId: 'Europe/Paris' };

export async function openSession(
  browser: Browser,
  origin: string,
  problems: Problems,
  options: BrowserContextOptions,
): Promise<Session> {
  const context = await browser.newContext({
    ...defaults,
    baseURL: origin,
    extraHTTPHeaders: { 'X-Forwarded-For': randomClientAddress() },
    ...options,
  });
  context.setDefaultTimeout(stateTimeoutMs);
  context.setDefaultNavigationTimeout(pageTimeoutMs);
  problems.watch(context, origin);
  return { context, page: await context.newPage() };
}
