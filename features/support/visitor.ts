import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import type { Problems } from './problems.ts';

/** One person with one browser profile: its own storage, and its own address on the network. */
export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
}

export type Habits = BrowserContextOptions;

/** A browser says French unless told otherwise; the site must not care (specification, section 4). */
const ordinary: Habits = { locale: 'fr-FR', timezoneId: 'Europe/Paris' };

const actionMilliseconds = 10_000;

export async function welcome(
  browser: Browser,
  origin: string,
  problems: Problems,
  habits: Habits,
): Promise<Visitor> {
  const context = await browser.newContext({
    ...ordinary,
    baseURL: origin,
    extraHTTPHeaders: { 'X-Forwarded-For': randomAddress() },
    ...habits,
  });
  context.setDefaultTimeout(actionMilliseconds);
  problems.watch(context, origin);
  return { context, page: await context.newPage() };
}

/** Limits are counted by address, so that no scenario uses up another one's share. */
function randomAddress(): string {
  const byte = () => Math.floor(Math.random() * 256);
  return `10.${byte()}.${byte()}.${byte()}`;
}
