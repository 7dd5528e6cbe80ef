import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import type { Locator } from '@playwright/test';
import { word } from '../../scripts/test/browser/words.ts';
import { pageAddress } from '../../scripts/test/screens.ts';
import { scrollTo, settled } from '../support/assistant.ts';
import { animationsOf, entrancesOf, placesLeft } from '../support/entrances.ts';
import { expect } from '../support/expect.ts';
import { idOf } from '../support/parts.ts';
import { forEachRow } from '../support/rows.ts';
import { Screen } from '../support/screen.ts';
import type { SiteWorld } from '../support/world.ts';

/** The ids of the parts that came into view. */
const seen = new WeakMap<SiteWorld, string>();
const heldFilms = new WeakMap<SiteWorld, () => void>();

When(
  '{string} of the {screen} page comes into view',
  async function (this: SiteWorld, part: string, screen: string) {
    await bringIntoView(this, idOf(screen, part));
  },
);

Given(
  '{string} of the {screen} page has come into view',
  async function (this: SiteWorld, part: string, screen: string) {
    await bringIntoView(this, idOf(screen, part));
    await expect.poll(() => placesLeft(itemsOf(this))).toBe(0);
  },
);

When('I go back to the top, and come to that part again', async function (this: SiteWorld) {
  await scrollTo(this.page, 0);
  await bringIntoView(this, seen.get(this) ?? '');
  await settled(this.page);
});

/** Each is started by its coming into view, and comes to rest. */
Then(
  'the items of these parts settle within {float} to {float} seconds, each so many seconds after the one before:',
  async function (this: SiteWorld, least: number, most: number, table: DataTable) {
    await forEachRow(table, async ({ screen = '', part = '', items: count, after, ...row }) => {
      await this.visit(screen);
      const id = idOf(screen, part);
      const items = new Screen(this.page).itemsOf(id);
      await expectWaiting(items, Number(count));
      await bringIntoView(this, id);
      const entrances = await entrancesOf(items);
      const steps = entrances.map((_, index) =>
        Math.min(Number(after) * (index + 1), Number(row['at most'])).toFixed(2),
      );
      expect(entrances).toHaveLength(Number(count));
      expect(entrances.map(({ delay }) => delay.toFixed(2))).toEqual(steps);
      for (const { length } of entrances) {
        expect(length).toBeGreaterThanOrEqual(least);
        expect(length).toBeLessThanOrEqual(most);
      }
      for (const item of await items.all()) {
        await item.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
        await expect.poll(() => placesLeft(item)).toBe(0);
      }
    });
  },
);

Then('its items stand in their places', async function (this: SiteWorld) {
  await expect.poll(() => placesLeft(itemsOf(this))).toBe(0);
});

Then('its items have not moved once more', async function (this: SiteWorld) {
  expect(await placesLeft(itemsOf(this))).toBe(0);
});

Given(
  'the {int} items of {string} of the {screen} page wait',
  async function (this: SiteWorld, count: number, part: string, screen: string) {
    await expectWaiting(new Screen(this.page).itemsOf(idOf(screen, part)), count);
  },
);

async function expectWaiting(items: Locator, count: number): Promise<void> {
  const states = () =>
    items.evaluateAll((elements) =>
      elements.flatMap((element) => element.getAnimations().map(({ playState }) => playState)),
    );
  await expect.poll(states).toEqual(Array(count).fill('paused'));
}

Then(
  'the opening picture settles within {float} seconds, after {float}',
  async function (this: SiteWorld, length: number, delay: number) {
    const walls = (await animationsOf(this.page)).filter(({ name }) => name.includes('lay'));
    expect(walls).toEqual([expect.objectContaining({ delay, length })]);
  },
);

Then('no word waits for its entrance to be seen', async function (this: SiteWorld) {
  const hidden = await this.page.evaluate(() =>
    [...document.querySelectorAll('main [data-entrance]')].filter(
      (item) => !item.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    ),
  );
  expect(hidden).toEqual([]);
});

Then('the first screen fills the window', async function (this: SiteWorld) {
  const { height = 0 } = this.page.viewportSize() ?? {};
  const first = new Screen(this.page).part(idOf('home', 'the first screen'));
  await expect(first).toBeVisible();
  const box = await first.boundingBox();
  expect(box?.height).toBeGreaterThan(height * 0.8);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThanOrEqual(height - 1);
});

Then(
  'the opening plays a silent, looping film, over its first picture',
  async function (this: SiteWorld) {
    const opening = new Screen(this.page).part(idOf('platform', 'the beginning'));
    await expect(opening.getByRole('img', { name: /\p{L}/u })).toBeVisible();
    const film = opening.locator('video');
    await expect(film).toHaveJSProperty('muted', true);
    await expect(film).toHaveJSProperty('loop', true);
    await expect
      .poll(() =>
        film.evaluate((video) => video instanceof HTMLVideoElement && video.currentTime > 0),
      )
      .toBe(true);
  },
);

Given(
  'I read the {screen} page, of which the film is still on its way',
  async function (this: SiteWorld, screen: string) {
    const { promise: arrived, resolve } = Promise.withResolvers<void>();
    heldFilms.set(this, resolve);
    await this.context.route(/\.(?:webm|mp4)$/, async (route) => {
      await arrived;
      await route.continue();
    });
    await this.page.goto(pageAddress(screen, this.language), { waitUntil: 'commit' });
  },
);

When('the film arrives', function (this: SiteWorld) {
  heldFilms.get(this)?.();
});

Then(
  /^the opening offers to (play|pause) the film$/,
  async function (this: SiteWorld, what: 'play' | 'pause') {
    const opening = new Screen(this.page).part(idOf('platform', 'the beginning'));
    await expect(opening.getByRole('button')).toHaveAccessibleName(
      word(`film.${what}`, this.language),
    );
  },
);

Then(
  'each testimonial of {string} is in sight, with its author',
  async function (this: SiteWorld, part: string) {
    const quotes = new Screen(this.page).part(idOf('home', part)).getByRole('figure');
    expect(await quotes.count()).toBeGreaterThan(1);
    for (const quote of await quotes.all()) {
      await expect(quote.getByRole('blockquote')).toBeVisible();
      await expect(quote.locator('figcaption')).toHaveText(/\p{L}.+, .*\p{L}/u);
    }
  },
);

function itemsOf(world: SiteWorld) {
  return new Screen(world.page).itemsOf(seen.get(world) ?? '');
}

export async function bringIntoView(world: SiteWorld, id: string): Promise<void> {
  seen.set(world, id);
  // What is in view before the script has come stays where it is.
  if (world.runsScripts) {
    await expect(itemsOf(world).last()).toHaveAttribute('data-entrance', /./);
  }
  await itemsOf(world)
    .first()
    .evaluate((item) => item.scrollIntoView({ behavior: 'instant', block: 'start' }));
}
