import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { randomClientAddress } from '../browser/client-address.ts';
import { untilHydrated } from '../browser/hydration.ts';
import { launchBrowser } from '../browser/launch.ts';
import { type ServedSite, serveSite } from '../browser/serve-site.ts';
import type { Row } from './row.ts';

/** A mid phone over 4G. */
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};
const slowerProcessor = 4;
const rounds = 7;
const promiseMs = 100;
const quietMs = 4000;

type Visit = { page: Page; session: CDPSession; context: BrowserContext; ahead: () => number };

/** From a tap on a link to the next page's headline painted, on a phone; medians. */
export async function benchNavigation(): Promise<readonly Row[]> {
  const [site, browser] = await Promise.all([serveSite(), launchBrowser()]);
  try {
    const taps: number[] = [];
    const backs: number[] = [];
    const plain: number[] = [];
    const whole: number[] = [];
    const spent: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const visit = await arrive(browser, site, false);
      spent.push(visit.ahead());
      taps.push(await timed(visit.page, tapPlatform));
      backs.push(await timed(visit.page, (page) => page.evaluate(() => history.back())));
      await visit.context.close();
      const saving = await arrive(browser, site, true);
      plain.push(await timed(saving.page, tapPlatform));
      whole.push(await load(saving.page, `${site.origin}/platform`));
      await saving.context.close();
    }
    const peer = `${ms(plain)} not fetched ahead, ${ms(whole)} as a whole page`;
    const [tap, back, bytes] = [taps, backs, spent].map(median);
    return [
      row('navigation, tap to headline', tap ?? 0, peer, median(plain) / (tap ?? 1)),
      row('navigation, back to headline', back ?? 0, '', undefined),
      {
        name: 'navigation, fetched ahead on a page that is only read',
        ours: `${((bytes ?? 0) / 1000).toFixed(1)} KB`,
        peer: 'at most 60 KB',
        missed: (bytes ?? 0) > 60_000,
      },
    ];
  } finally {
    await browser.close();
    await site.stop();
  }
}

function row(name: string, value: number, peer: string, ratio: number | undefined): Row {
  return {
    name,
    ours: `${value.toFixed(0)} ms`,
    peer,
    ...(ratio !== undefined && { ratio }),
    missed: value >= promiseMs,
  };
}

/** On the home page, painted, hydrated, and left alone for a while. */
async function arrive(browser: Browser, site: ServedSite, savesData: boolean): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    extraHTTPHeaders: { 'X-Forwarded-For': randomClientAddress() },
  });
  // No banner stands over the link.
  await context.addInitScript(refuseCookies);
  if (savesData) await context.addInitScript(saveData);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowerProcessor });
  const pages = new Set<string>();
  let bytes = 0;
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (new URL(request.url).pathname.endsWith('.data')) pages.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (pages.has(requestId)) bytes += encodedDataLength;
  });
  await load(page, site.origin);
  await untilHydrated(page);
  await page.waitForTimeout(quietMs);
  return { page, session, context, ahead: () => bytes };
}

async function tapPlatform(page: Page): Promise<void> {
  const link = page.locator('main a[href="/platform"]').first();
  await link.scrollIntoViewIfNeeded();
  const box = await link.boundingBox();
  if (!box) throw new Error('The link to the platform is not on the screen.');
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/**
 * From the first event of an act until another headline is painted: as in `app/ui/after-paint.ts`, an observer
 * tells of what it finds after the frame. What the page draws after that is not waited for.
 */
async function timed(page: Page, act: (page: Page) => Promise<void>): Promise<number> {
  const taken = page.evaluate(async () => {
    const before = document.querySelector('h1')?.textContent;
    const start = await new Promise<number>((resolve) => {
      for (const type of ['touchend', 'popstate']) {
        addEventListener(type, ({ timeStamp }) => resolve(timeStamp), {
          capture: true,
          once: true,
        });
      }
    });
    while (document.querySelector('h1')?.textContent === before) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    await new Promise<void>((resolve) => {
      const observer = new IntersectionObserver(() => {
        observer.disconnect();
        resolve();
      });
      observer.observe(document.documentElement);
    });
    return performance.now() - start;
  });
  await act(page);
  return taken;
}

/** From the start of a navigation to its headline painted. */
async function load(page: Page, address: string): Promise<number> {
  await page.goto(address, { waitUntil: 'load' });
  return page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  );
}

function refuseCookies(): void {
  const preferences = { essential: true, analytics: false, marketing: false, functional: false };
  const record = { preferences, timestamp: Date.now(), version: '1.0' };
  localStorage.setItem('cookie-consent', JSON.stringify(record));
}

function saveData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function ms(values: readonly number[]): string {
  return `${median(values).toFixed(0)} ms`;
}
