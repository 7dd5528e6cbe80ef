import type { Page } from '@playwright/test';
import { expect } from './expect.ts';

const movedBefore = new WeakMap<Page, number>();

/**
 * Waits until the page stands in its own letters, and remembers what has moved so far: a busy browser paints
 * a first frame before it has even found the fallback fonts, and what comes later is to move nothing.
 */
export async function untilLettersStand(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Two frames, by what a stopped clock does not hold up: in the first the letters are painted.
    for (let frame = 0; frame < 2; frame += 1) {
      await new Promise((resolve) => new ResizeObserver(resolve).observe(document.body));
    }
  });
  movedBefore.set(page, (await layoutShifts(page)).length);
}

/** Fails when something on the page has been pushed about since its letters stood. */
export async function expectNoLayoutShift(page: Page): Promise<void> {
  const moved = await layoutShifts(page);
  const before = movedBefore.get(page);
  if (before === undefined) throw new Error('Nothing waited until the letters of the page stood.');
  expect(moved.slice(before)).toEqual([]);
}

function layoutShifts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    return observer.takeRecords().map((entry) => JSON.stringify(entry));
  });
}
