import type { Locator, Page } from '@playwright/test';
import { expect } from './expect.ts';

/**
 * From now on the page records each position that it scrolls through after a click: before it, Playwright
 * may scroll to what it clicks, and a page tells where it was scrolled to a frame later.
 */
export async function traceScrolling(page: Page): Promise<void> {
  await page.evaluate(() => {
    let start = Math.round(scrollY);
    performance.clearMarks('position');
    const begin = () => {
      start = Math.round(scrollY);
      performance.clearMarks('position');
    };
    addEventListener('click', begin, { capture: true });
    addEventListener('scroll', () => {
      const position = Math.round(scrollY);
      if (position !== start) performance.mark('position', { detail: position });
    });
  });
}

/** The positions recorded since then, once this part is in view and the page stands still. */
export async function scrolledPositions(part: Locator): Promise<number[]> {
  await expect(part).toBeInViewport();
  const page = part.page();
  let before = -1;
  await expect
    .poll(async () => {
      const isStill = before === (await scrollPosition(page));
      before = await scrollPosition(page);
      return isStill;
    })
    .toBe(true);
  return page.evaluate(() => {
    const marks = performance.getEntriesByName('position', 'mark');
    return [...new Set(marks.map((mark) => ('detail' in mark ? Number(mark.detail) : 0)))];
  });
}

export async function scrollPosition(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(scrollY));
}
