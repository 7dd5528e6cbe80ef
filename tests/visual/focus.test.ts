import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressOf } from '../../scripts/test/browser/pages.ts';
import { siteInBrowser } from './built-site.ts';
import { wakeIslands } from './wake-islands.ts';

const screens = [
  [1440, 900],
  [390, 844],
  [320, 512],
  [320, 256],
] as const;
/** The banner takes its share of each window: on more of them. */
const screensWithBanner = [...screens, [1280, 1024], [360, 640]] as const;
const pages = ['fr-home', 'fr-book-demo', 'en-platform'];
/** The banner is the same on every page: the one with most to cover. */
const pagesWithBanner = ['fr-book-demo'];
/** No page has more links and controls. */
const maxPresses = 150;
/** More are in vain when the walk is over. */
const pressesAtOnce = 10;

const built = siteInBrowser();

describe.each([
  ['has been answered', true, pages, screens],
  ['asks', false, pagesWithBanner, screensWithBanner],
])('while the cookie banner %s', (_, decided, pages, screens) => {
  let page: Page;

  beforeAll(async () => {
    const look = { colorScheme: 'light', width: 1440, decided } as const;
    page = await (await built.openSession(look)).newPage();
  });

  afterAll(() => page.context().close());

  test.each(screens)(
    'what has focus bears a ring and is never covered, at %i x %i',
    async (width, height) => {
      await page.setViewportSize({ width, height });
      // Rings are looked at in both kinds of colours: the smallest screen has the visitor's own.
      await page.emulateMedia({ forcedColors: height < 300 ? 'active' : 'none' });
      const faults: string[] = [];
      for (const name of pages) {
        await page.goto(addressOf(name));
        if (!decided) await page.locator('#cookie-banner:not([hidden])').waitFor();
        await wakeIslands(page);
        const found = await faultsOfStops(page);
        faults.push(...found.map((one) => `${name}: ${one}`));
      }
      expect(faults).toEqual([]);
    },
  );
});

test.each([
  [1440, 900],
  [844, 390],
  [390, 844],
  [320, 256],
])(
  'what follows the page leaves two thirds of it to be read, at %i x %i',
  async (width, height) => {
    const look = { colorScheme: 'light', width, decided: true } as const;
    const context = await built.openSession(look);
    const page = await context.newPage();
    await page.setViewportSize({ width, height });
    await page.goto(addressOf('en-platform'));
    for (const letters of ['100%', '200%']) {
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
      }, letters);
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
      await page.getByRole('search').waitFor();
      expect(await page.evaluate(shareFollowing), `letters of ${letters}`).toBeLessThan(1 / 3);
    }
    await context.close();
  },
);

/** Runs in the page: which part of the window's height is under what does not move with the page. */
function shareFollowing(): number {
  const covered = [...document.querySelectorAll('body *')]
    .filter((one) => /fixed|sticky/u.test(getComputedStyle(one).position))
    .filter((one) => !getComputedStyle(one).clipPath.startsWith('inset(50%'))
    .flatMap((one) => (one.clientHeight > 0 ? one : [...one.children]))
    .map((one) => one.getBoundingClientRect())
    .reduce((sum, { top, bottom }) => {
      return sum + Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
    }, 0);
  return covered / innerHeight;
}

/** Walks through a page by keyboard, there and back: each stop that something lies over, or that bears no ring. */
async function faultsOfStops(page: Page): Promise<string[]> {
  await page.evaluate(watchStops);
  const faults = new Set<string>();
  for (const direction of ['forwards', 'backwards']) {
    if (direction === 'backwards') await page.keyboard.down('Shift');
    let walk: FocusWalk;
    let presses = 0;
    do {
      for (let press = 0; press < pressesAtOnce; press += 1) await page.keyboard.press('Tab');
      presses += pressesAtOnce;
      walk = await page.evaluate(() => window.focusWalk);
    } while (!walk.isOver && presses < maxPresses);
    for (const fault of walk.faults) faults.add(fault);
    expect(walk.isOver).toBe(true);
    expect(walk.stops).toBeGreaterThan(15);
    await page.evaluate(() => {
      window.focusWalk = { stops: 0, faults: [], isOver: false };
    });
  }
  await page.keyboard.up('Shift');
  return [...faults];
}

interface FocusWalk {
  stops: number;
  faults: string[];
  /** Focus has left the page. */
  isOver: boolean;
}

declare global {
  interface Window {
    focusWalk: FocusWalk;
  }
}

/** Runs in the page: looks at each stop before the next press leaves it, and holds focus at the end of the walk. */
function watchStops(): void {
  window.focusWalk = { stops: 0, faults: [], isOver: false };
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Tab') return;
      const focused = document.activeElement;
      const walk = window.focusWalk;
      if (focused && focused !== document.body) {
        walk.stops += 1;
        walk.faults.push(...coverOf(focused), ...missingRing(focused));
      } else if (walk.stops > 0) {
        walk.isOver = true;
        event.preventDefault();
      }
    },
    true,
  );

  /** What lies over the upper edge, middle or lower edge of what has focus. */
  function coverOf(focused: Element): string[] {
    const { x, y, width, height } = focused.getClientRects()[0] ?? focused.getBoundingClientRect();
    // Of what is higher than a few lines, browsers bring the caret's line into view, not the whole.
    const edges = height < 100 ? [3, height - 3] : [];
    const top = [height / 2, ...edges]
      .map((down) => document.elementFromPoint(x + width / 2, y + down))
      .find((one) => !one || !(focused.contains(one) || one.closest('label')?.contains(focused)));
    if (top === undefined) return [];
    const name = focused.textContent || focused.getAttribute('name') || focused.ariaLabel;
    return [`${focused.tagName} ${name} under ${top?.tagName} ${top?.textContent?.slice(0, 40)}`];
  }

  /** What has focus without a ring around it, its label or its frame. */
  function missingRing(focused: Element): string[] {
    const hasRing = [focused, focused.closest('label'), focused.parentElement].some((one) => {
      if (!one) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(one);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
    return hasRing
      ? []
      : [`${focused.tagName} ${focused.textContent?.slice(0, 40)} without a ring`];
  }
}
