import { Given, Then, When } from '@cucumber/cucumber';
import { scrollTo, settled } from '../support/assistant.ts';
import { animationsOf, entrancesOf, placesLeft } from '../support/entrances.ts';
import { expect } from '../support/expect.ts';
import { Screen } from '../support/screen.ts';
import type { SiteWorld } from '../support/world.ts';

const blocks = new WeakMap<SiteWorld, string>();

When('the block {string} comes into view', async function (this: SiteWorld, block: string) {
  await openSite(this, block);
});

Given('the block {string} has come into view', async function (this: SiteWorld, block: string) {
  await openSite(this, block);
  await expect.poll(() => placesLeft(itemsOf(this))).toBe(0);
});

When('I go back to the top, and come to that block again', async function (this: SiteWorld) {
  await scrollTo(this.page, 0);
  await openSite(this, blocks.get(this) ?? '');
  await settled(this.page);
});

When('I print the page', async function (this: SiteWorld) {
  await this.page.emulateMedia({ media: 'print' });
});

Then(
  'its items settle within {float} seconds each, after {} seconds',
  async function (this: SiteWorld, length: number, delays: string) {
    const expected = delays.split(', ').map((delay) => ({ delay: Number(delay), length }));
    expect(await entrancesOf(itemsOf(this))).toEqual(expected);
    // Each is started by its coming into view, and comes to rest.
    for (const item of await itemsOf(this).all()) {
      await item.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
      await expect.poll(() => placesLeft(item)).toBe(0);
    }
  },
);

Then('its items stand in their places', async function (this: SiteWorld) {
  await expect.poll(() => placesLeft(itemsOf(this))).toBe(0);
});

Then('its items have not moved once more', async function (this: SiteWorld) {
  expect(await placesLeft(itemsOf(this))).toBe(0);
});

Then('the items of the block {string} wait', async function (this: SiteWorld, block: string) {
  const items = new Screen(this.page).items(block);
  const states = await items.evaluateAll((elements) =>
    elements.flatMap((element) => element.getAnimations().map(({ playState }) => playState)),
  );
  expect(states).toEqual(['paused', 'paused', 'paused']);
});

Then(
  "the first screen's wall is laid within {float} seconds, after {float}",
  async function (this: SiteWorld, length: number, delay: number) {
    const walls = (await animationsOf(this.page)).filter(({ name }) => name.includes('lay'));
    expect(walls).toEqual([expect.objectContaining({ delay, length })]);
  },
);

Then('no word waits for its entrance to be seen', async function (this: SiteWorld) {
  const hidden = await this.page.evaluate(() =>
    [...document.querySelectorAll('main .reveal > *')].filter(
      (item) => !item.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    ),
  );
  expect(hidden).toEqual([]);
});

Then('nothing settles', async function (this: SiteWorld) {
  expect(await animationsOf(this.page)).toEqual([]);
});

function itemsOf(world: SiteWorld) {
  return new Screen(world.page).items(blocks.get(world) ?? '');
}

async function openSite(world: SiteWorld, block: string): Promise<void> {
  blocks.set(world, block);
  await itemsOf(world)
    .first()
    .evaluate((item) => item.scrollIntoView({ behavior: 'instant', block: 'start' }));
}
