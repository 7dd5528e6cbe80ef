import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, connect, launch, type Page } from 'puppeteer-core';
import { findBrowser } from '../../setup/browser.ts';
import { chromiumFlags } from '../../test/browser/launch.ts';
import { refuseCookies } from '../../test/browser/session.ts';
import { goBack, takenMs, watchHeadline } from './headline.ts';

const screen = { width: 390, height: 844, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
/** 4G: bytes a second, milliseconds. */
const line = { download: 200_000, upload: 93_750, latency: 150 };
const slowerProcessor = 4;
/** From the page's load to the first act, and while a pointer rests. */
const quietMs = 2500;
const restMs = 1000;
const longestWayMs = 60_000;

export type Way = 'tap' | 'hover';

/** Not through Playwright, whose attachment keeps Chromium from prerendering. */
export function launchPhone(): Promise<Browser> {
  const { executablePath, type } = findBrowser();
  return launch({
    executablePath: executablePath ?? type.executablePath(),
    args: ['--no-sandbox', ...chromiumFlags],
  });
}

/** Milliseconds from the home page to the platform's headline, and back. */
export async function walk(
  browser: Browser,
  origin: string,
  way: Way,
  prerenders: boolean,
): Promise<{ there: number; back: number }> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(screen);
  await page.emulateNetworkConditions(line);
  await page.emulateCPUThrottling(slowerProcessor);
  const id = await page.evaluateOnNewDocument(refuseCookies);
  if (!prerenders) {
    const session = await page.createCDPSession();
    await session.send('Page.setPrerenderingAllowed', { isAllowed: false });
  }
  await page.goto(origin, { waitUntil: 'load' });
  await page.removeScriptToEvaluateOnNewDocument(id.identifier);
  await page.evaluate(watchHeadline);
  await wait(quietMs);
  await follow(page, 'main a[href="/platform"]', way);
  const there = await taken(browser, '/platform');
  await wait(restMs);
  await onPage(browser, '/platform', goBack);
  const back = await taken(browser, '/');
  await context.close();
  return { there, back };
}

async function follow(page: Page, selector: string, way: Way): Promise<void> {
  const link = await page.$(selector);
  await link?.scrollIntoView();
  await wait(restMs);
  const box = await link?.boundingBox();
  if (!box) throw new Error(`${selector} is not on the screen.`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (way === 'tap') return page.touchscreen.tap(x, y);
  await page.mouse.move(x, y);
  await wait(restMs);
  await page.mouse.click(x, y);
}

/** By asking again: the document that is asked may be gone at any moment, and with it the answer. */
async function taken(browser: Browser, path: string): Promise<number> {
  const until = performance.now() + longestWayMs;
  let cause: unknown;
  while (performance.now() < until) {
    await wait(restMs);
    try {
      const ms = await onPage(browser, path, takenMs);
      if (ms !== undefined) return ms;
    } catch (error) {
      cause = error;
    }
  }
  throw new Error(`No other headline was painted at ${path}.`, { cause });
}

/**
 * What the page at the path answers; undefined when there is none. Over a connection of its own: an older one keeps
 * asking the document that was there before the prerendered or the kept one took its place.
 */
async function onPage<Answer>(
  browser: Browser,
  path: string,
  ask: () => Answer,
): Promise<Answer | undefined> {
  const fresh = await connect({
    browserWSEndpoint: browser.wsEndpoint(),
    defaultViewport: null,
    protocolTimeout: longestWayMs,
  });
  try {
    const pages = await fresh.pages();
    return await pages.find((page) => new URL(page.url()).pathname === path)?.evaluate(ask);
  } finally {
    await fresh.disconnect();
  }
}
