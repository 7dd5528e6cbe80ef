import { Then } from '@cucumber/cucumber';
import { expect, type Page } from '@playwright/test';
import type { SiteWorld } from '../support/world.ts';

Then('the items of a block settle one after the other', async function (this: SiteWorld) {
  const blocks = await endsOfEntrances(this.page);
  const distinct = blocks.map((ends) => new Set(ends).size);
  expect(Math.max(...distinct)).toBeGreaterThan(1);
});

Then('nothing settles', async function (this: SiteWorld) {
  expect(await endsOfEntrances(this.page)).toEqual([]);
});

/** Where, on its way into view, each item of a block has come to rest. */
function endsOfEntrances(page: Page): Promise<string[][]> {
  return page.evaluate(() => {
    const blocks = new Map<Element | null, string[]>();
    for (const item of document.querySelectorAll('main *')) {
      const { animationTimeline, animationRangeEnd } = Object(getComputedStyle(item));
      if (!`${animationTimeline}`.startsWith('view')) continue;
      blocks.set(item.parentElement, [
        ...(blocks.get(item.parentElement) ?? []),
        `${animationRangeEnd}`,
      ]);
    }
    return [...blocks.values()];
  });
}
