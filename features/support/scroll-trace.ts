import type { Locator, Page } from '@playwright/test';
import { expect } from './expect.ts';

/**
 * From now on the page, and the one that a link leads to, record each position that they scroll through after a
 * click: before it, Playwright may scroll to what it clicks, and a page tells where it was scrolled to a frame later.
 */
export async function traceScrolling(page: Page): Promise<void> {
  await page.evaluate(recordPositions);
  await page.addInitScript(recordPositions);
}

/** Runs in the page. */
function recordPositions(): void {
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
}

/** The positions recorded since then, once the page has come to the place that its address names. */
export async function scrolledPositions(part: Locator): Promise<number[]> {
  const page = part.page();
  await expect(part).toBeInViewport();
  await expect.poll(() => page.evaluate(distanceToPlace)).toBeLessThanOrEqual(1);
  return page.evaluate(() => {
    const marks = performance.getEntriesByName('position', 'mark');
    return [...new Set(marks.map((mark) => ('detail' in mark ? Number(mark.detail) : 0)))];
  });
}

/** In the page: pixels that are left to scroll until the place stands where a link brings it, or the page ends. */
function distanceToPlace(): number {
  const place = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!place) return Number.POSITIVE_INFINITY;
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  const margin = Number.parseFloat(getComputedStyle(place).scrollMarginTop);
  const above = (padding || 0) + (margin || 0);
  const left = place.getBoundingClientRect().top - above;
  const room = document.documentElement.scrollHeight - innerHeight - scrollY;
  return Math.abs(Math.max(Math.min(left, room), -scrollY));
}

export async function scrollPosition(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(scrollY));
}
