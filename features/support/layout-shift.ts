import type { Page } from '@playwright/test';
import { expect } from './expect.ts';

/** Fails when something on the page has been pushed about since it began to load. */
export async function expectNoLayoutShift(page: Page): Promise<void> {
  const moved = await page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    return observer.takeRecords().map((entry) => JSON.stringify(entry));
  });
  expect(moved).toEqual([]);
}
