import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../setup/browser.ts';

export type Scheme = 'light' | 'dark';

export interface Look {
  scheme: Scheme;
  width: number;
  /** Whether the visitor has refused cookies before: no banner comes. */
  decided: boolean;
}

/** The same pictures on every machine. */
const steady = ['--disable-lcd-text', '--hide-scrollbars'];

const noOtherHost = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';

/** `letters`: the size of text that the visitor has chosen in the browser, px. */
export async function launch({ letters = 16 } = {}): Promise<Browser> {
  const browser = await findBrowser();
  const chosen = `--blink-settings=defaultFontSize=${letters}`;
  return chromium.launch({ ...browser, args: [...browser.args, ...steady, noOtherHost, chosen] });
}

/** A visitor for whom nothing moves, so that what is seen does not depend on the moment. */
export async function visitor(
  browser: Browser,
  origin: string,
  look: Look,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: viewport(look.width),
    colorScheme: look.scheme,
    reducedMotion: 'reduce',
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    extraHTTPHeaders: { 'X-Forwarded-For': randomAddress() },
  });
  if (look.decided) await context.addInitScript(refuseCookies);
  return context;
}

/** The screens of a phone, a tablet and a desk. */
export function viewport(width: number) {
  return { width, height: width < 700 ? 844 : 900 };
}

/** Resolves when fonts and pictures have come, those further down included. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager';
    const pictures = [...document.images].filter((picture) => picture.currentSrc);
    // A picture that cannot be decoded is seen as missing: that is for the one who looks.
    await Promise.allSettled([document.fonts.ready, ...pictures.map((one) => one.decode())]);
  });
}

/** Resolves when the framework answers to what the visitor does. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    return main !== null && Object.keys(main).some((key) => key.startsWith('__react'));
  });
}

function refuseCookies(): void {
  const preferences = { essential: true, analytics: false, marketing: false, functional: false };
  const record = { preferences, timestamp: Date.now(), version: '1.0' };
  localStorage.setItem('cookie-consent', JSON.stringify(record));
}

/** Limits are counted by address. */
function randomAddress(): string {
  const byte = () => Math.floor(Math.random() * 256);
  return `10.${byte()}.${byte()}.${byte()}`;
}
