import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { untilHydrated } from '../../scripts/browser/hydration.ts';
import { addressOf } from '../../scripts/browser/pages.ts';
import { type ServedSite, serveSite } from '../../scripts/browser/serve.ts';
import { launchSteadyBrowser, openSteadySession } from '../../scripts/browser/session.ts';

/** More than the page has links and buttons: the walk ends at the page's edge. */
const presses = 60;

let site: ServedSite;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([serveSite(), launchSteadyBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

test.each([390, 1440])('what is focused is never covered, at %i px', async (width) => {
  const context = await openSteadySession(browser, site.origin, {
    colorScheme: 'light',
    width,
    decided: true,
  });
  const page = await context.newPage();
  await page.goto(addressOf('fr-home'));
  await untilHydrated(page);
  const found = new Set<string>();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let press = 0; press < presses; press += 1) {
      await page.keyboard.press(key);
      found.add(await page.evaluate(coverOfFocus));
    }
  }
  await context.close();
  expect([...found].filter(Boolean)).toEqual([]);
});

/** Runs in the page: what lies over the middle of the focused element, if anything does. */
function coverOfFocus(): string {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return '';
  const { x, y, width, height } = focused.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  if (top && (focused.contains(top) || top.closest('label')?.contains(focused))) return '';
  return `${focused.textContent} under ${top?.tagName} ${top?.textContent}`;
}
