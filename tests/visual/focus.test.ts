import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { untilHydrated } from '../../scripts/browser/hydration.ts';
import { addressOf } from '../../scripts/browser/pages.ts';
import { type ServedSite, serveSite } from '../../scripts/browser/serve-site.ts';
import { launchSteadyBrowser, openSteadySession } from '../../scripts/browser/session.ts';

const screens = [
  [1280, 1024],
  [1440, 900],
  [390, 844],
  [360, 640],
  [320, 512],
  [320, 256],
] as const;
const pages = ['fr-home', 'fr-book-demo', 'en-platform'];
/** No page has more links and controls. */
const maxPresses = 150;

let site: ServedSite;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([serveSite(), launchSteadyBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

describe.each([
  ['has been answered', true],
  ['asks', false],
])('while the cookie banner %s', (_, decided) => {
  test.each(screens)(
    'what has focus bears a ring and is never covered, at %i x %i',
    async (width, height) => {
      const context = await openSteadySession(browser, site.origin, {
        colorScheme: 'light',
        width,
        decided,
      });
      const page = await context.newPage();
      await page.setViewportSize({ width, height });
      // Rings are looked at in both kinds of colours: the smallest screen has the visitor's own.
      if (height < 300) await page.emulateMedia({ forcedColors: 'active' });
      const covered: string[] = [];
      for (const name of pages) {
        await page.goto(addressOf(name));
        await untilHydrated(page);
        if (!decided) await page.locator('#cookie-banner:not([hidden])').waitFor();
        const found = await coveredStops(page);
        covered.push(...found.map((one) => `${name}: ${one}`));
      }
      await context.close();
      expect(covered).toEqual([]);
    },
    120_000,
  );
});

/** Walks through a page by keyboard, there and back: each stop that something lies over. */
async function coveredStops(page: Page): Promise<string[]> {
  const covered = new Set<string>();
  for (const key of ['Tab', 'Shift+Tab']) {
    let stops = 0;
    for (let press = 0; press < maxPresses; press += 1) {
      await page.keyboard.press(key);
      const cover = await page.evaluate(coverOfFocus);
      if (cover === 'no focus') break;
      stops += 1;
      if (cover) covered.add(cover);
      const missing = await page.evaluate(missingRing);
      if (missing) covered.add(missing);
    }
    expect(stops).toBeGreaterThan(15);
    expect(stops).toBeLessThan(maxPresses);
  }
  return [...covered];
}

/** Runs in the page: what lies over the upper edge, middle or lower edge of what has focus. */
function coverOfFocus(): string {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return 'no focus';
  const { x, y, width, height } = focused.getClientRects()[0] ?? focused.getBoundingClientRect();
  // Of what is higher than a few lines, browsers bring the caret's line into view, not the whole.
  const edges = height < 100 ? [3, height - 3] : [];
  const top = [height / 2, ...edges]
    .map((down) => document.elementFromPoint(x + width / 2, y + down))
    .find((one) => !one || !(focused.contains(one) || one.closest('label')?.contains(focused)));
  if (top === undefined) return '';
  const name = focused.textContent || focused.getAttribute('name') || focused.ariaLabel;
  return `${focused.tagName} ${name} under ${top?.tagName} ${top?.textContent?.slice(0, 40)}`;
}

/** Runs in the page: what has focus without a ring around it, its label or its frame. */
function missingRing(): string {
  const focused = document.activeElement;
  const around = [focused, focused?.closest('label'), focused?.parentElement];
  const hasRing = around.some((one) => {
    if (!one) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(one);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  });
  return hasRing ? '' : `${focused?.tagName} ${focused?.textContent?.slice(0, 40)} without a ring`;
}
