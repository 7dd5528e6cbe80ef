import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { randomClientAddress } from '../../scripts/test/browser/client-address.ts';
import type { Problems } from './problems.ts';
import { pageTimeoutMs, stateTimeoutMs } from './timeouts.ts';

/** One visitor's page, in a browser profile with its own storage and its own address on the network. */
export interface Session {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly close: () => Promise<void>;
}

/** A browser says French unless told otherwise; the site must not care (spec-4-language). */
const defaults: BrowserContextOptions = { locale: 'fr-FR', timezoneId: 'Europe/Paris' };

export async function openSession(
  browser: Browser,
  origin: string,
  problems: Problems,
  options: BrowserContextOptions,
): Promise<Session> {
  const context = await openProfile(browser, origin, options);
  problems.watch(context, origin);
  return { context, page: await context.newPage(), close: () => context.close() };
}

const profilesOfStudio = new WeakMap<Browser, Promise<BrowserContext>>();

/**
 * A page of the studio, in a profile that the scenarios of a worker share: what Vite sends of the site, a module at
 * a time, is fetched once. All that a studio stores belongs to its page, and goes with it.
 */
export async function openStudioSession(
  browser: Browser,
  origin: string,
  problems: Problems,
): Promise<Session> {
  const profile =
    profilesOfStudio.get(browser) ??
    openProfile(browser, origin, { viewport: { width: 1440, height: 900 } });
  profilesOfStudio.set(browser, profile);
  const context = await profile;
  problems.watch(context, origin);
  const page = await context.newPage();
  return { context, page, close: () => page.close() };
}

async function openProfile(
  browser: Browser,
  origin: string,
  options: BrowserContextOptions,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...defaults,
    baseURL: origin,
    extraHTTPHeaders: { 'X-Forwarded-For': randomClientAddress() },
    ...options,
  });
  context.setDefaultTimeout(stateTimeoutMs);
  context.setDefaultNavigationTimeout(pageTimeoutMs);
  return context;
}
