import { expect, type Locator, type Page } from '@playwright/test';

/** From now on the page notes each place that it scrolls through. */
export async function noteScrolling(page: Page): Promise<void> {
  await page.evaluate(() => {
    performance.clearMarks('place');
    addEventListener('scroll', () => performance.mark('place', { detail: Math.round(scrollY) }));
  });
}

/** The places that the page has scrolled through since then, once it stands still at this part. */
export async function placesOnTheWay(part: Locator): Promise<number[]> {
  await expect(part).toBeInViewport();
  const page = part.page();
  let before = -1;
  await expect
    .poll(async () => {
      const isStill = before === (await placeOf(page));
      before = await placeOf(page);
      return isStill;
    })
    .toBe(true);
  return page.evaluate(() => {
    const marks = performance.getEntriesByName('place', 'mark');
    return [...new Set(marks.map((mark) => ('detail' in mark ? Number(mark.detail) : 0)))];
  });
}

export async function placeOf(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(scrollY));
}
