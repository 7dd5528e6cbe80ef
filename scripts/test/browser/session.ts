import type { Browser, BrowserContext, Page } from '@playwright/test';
import { randomClientAddress } from './client-address.ts';
import { browserTimeoutMs, launchBrowser } from './launch.ts';

export type ColorScheme = 'light' | 'dark';

export interface SessionOptions {
  colorScheme: ColorScheme;
  width: number;
  /** Whether the visitor has refused cookies before: no banner comes. */
  decided: boolean;
}

/** The same pictures on every machine. */
const steadyPictures = ['--disable-lcd-text', '--hide-scrollbars'];

export async function launchSteadyBrowser(): Promise<Browser> {
  return launchBrowser({ flags: steadyPictures });
}

/** A session in which nothing moves, so that what is seen does not depend on the moment. */
export async function openSteadySession(
  browser: Browser,
  origin: string,
  { width, colorScheme, decided }: SessionOptions,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: viewport(width),
    colorScheme,
    reducedMotion: 'reduce',
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    extraHTTPHeaders: { 'X-Forwarded-For': randomClientAddress() },
  });
  context.setDefaultTimeout(browserTimeoutMs);
  if (decided) await context.addInitScript(refuseCookies);
  return context;
}

/** A page that is no visit: as the browser opens it. */
export async function openPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage();
  page.setDefaultTimeout(browserTimeoutMs);
  return page;
}

/** The screens of a phone, a tablet and a desktop computer. */
export function viewport(width: number) {
  return { width, height: width < 700 ? 844 : 900 };
}

/** Resolves when fonts and pictures have loaded, those further down included. */
export async function untilLoaded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager';
    const pictures = [...document.images].filter((picture) => picture.currentSrc);
    // A picture that cannot be decoded is seen as missing: that is for the one who looks.
    await Promise.allSettled([document.fonts.ready, ...pictures.map((one) => one.decode())]);
  });
}

/** In the page: no banner stands over it. */
export function refuseCookies(): void {
  // The empty page of a new tab has no storage.
  if (location.protocol === 'about:') return;
  const preferences = { essential: true, analytics: false, marketing: false, functional: false };
  const record = { preferences, timestamp: Date.now(), version: '1.0' };
  localStorage.setItem('cookie-consent', JSON.stringify(record));
}
