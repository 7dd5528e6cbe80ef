import { Given, Then, When } from '@cucumber/cucumber';
import type { Locator } from '@playwright/test';
import { untilHydrated } from '../../scripts/browser/hydration.ts';
import { expect } from '../support/expect.ts';
import { Screen } from '../support/screen.ts';
import { scrolledPositions, scrollPosition, traceScrolling } from '../support/scroll-trace.ts';
import { plain, whole } from '../support/words.ts';
import type { SiteWorld } from '../support/world.ts';

const smallScreen = { width: 360, height: 640 };
/** A smooth scroll passes through at least so many places; a jump has one. */
const smoothScrollPositions = 4;

const placesLeft = new WeakMap<SiteWorld, number>();

Given('I have a small screen without scripts', async function (this: SiteWorld) {
  await this.openSession({ viewport: smallScreen, javaScriptEnabled: false });
});

When("I follow the header's demo button", async function (this: SiteWorld) {
  const { header } = new Screen(this.page);
  await follow(this, header.getByRole('link', { name: 'Réservez votre démo' }));
});

When('I follow {string} at the top of the page', async function (this: SiteWorld, words: string) {
  const { main } = new Screen(this.page);
  await follow(this, main.getByRole('link', { name: whole(words) }).first());
});

When('I follow {string} in the footer', async function (this: SiteWorld, words: string) {
  const { footer } = new Screen(this.page);
  await follow(this, footer.getByRole('link', { name: whole(words) }));
});

When('I follow {string} in the content', async function (this: SiteWorld, words: string) {
  const { main } = new Screen(this.page);
  await follow(this, main.getByRole('link', { name: whole(words) }));
});

When('I follow {string} in the contents', async function (this: SiteWorld, words: string) {
  const { contents } = new Screen(this.page);
  await follow(this, contents.getByRole('link', { name: whole(words) }));
});

When('I open the menu', async function (this: SiteWorld) {
  if (this.runsScripts) await untilHydrated(this.page);
  await new Screen(this.page).menuButton.click();
});

When('I follow {string} in the menu', async function (this: SiteWorld, words: string) {
  const { navigation } = new Screen(this.page);
  await follow(this, navigation.getByRole('link', { name: whole(words) }));
});

When('I follow {string} far down the page', async function (this: SiteWorld, words: string) {
  await untilHydrated(this.page);
  const link = new Screen(this.page).main.getByRole('link', { name: whole(words) }).first();
  await link.evaluate((element) =>
    element.scrollIntoView({ behavior: 'instant', block: 'center' }),
  );
  placesLeft.set(this, await scrollPosition(this.page));
  await link.click();
  await expect.poll(() => scrollPosition(this.page)).toBe(0);
});

Given('pages can no longer be fetched', async function (this: SiteWorld) {
  this.problems.expect(/Failed to fetch|ERR_FAILED/);
  await untilHydrated(this.page);
  await this.context.route('**/*.data*', (route) => route.abort());
});

Then('the header offers a demo', async function (this: SiteWorld) {
  const { header } = new Screen(this.page);
  await expect(header.getByRole('link', { name: 'Réservez votre démo' })).toBeVisible();
});

/** How many links each list of it has, in order. */
Then(
  'the navigation {string} has lists of {} links',
  async function (this: SiteWorld, name: string, counts: string) {
    const lists = this.page.getByRole('navigation', { name: whole(name) }).locator('ul[role=list]');
    const found = await lists.evaluateAll((all) => all.map((list) => list.children.length));
    expect(found).toEqual(counts.split(', ').map(Number));
  },
);

Then('I scroll smoothly to the part {string}', async function (this: SiteWorld, title: string) {
  const places = await scrolledPositions(new Screen(this.page).part(title));
  expect(places.length).toBeGreaterThanOrEqual(smoothScrollPositions);
});

Then('I am at the part {string} at once', async function (this: SiteWorld, title: string) {
  expect(await scrolledPositions(new Screen(this.page).part(title))).toHaveLength(1);
});

Then('the part {string} is in front of me', async function (this: SiteWorld, title: string) {
  await expect(new Screen(this.page).part(title)).toBeInViewport();
});

Then('the demo form is in front of me', async function (this: SiteWorld) {
  await expect(new Screen(this.page).main.getByRole('form')).toBeInViewport();
});

Then('my reading goes on from there', async function (this: SiteWorld) {
  const id = new URL(this.page.url()).hash.slice(1);
  await expect.poll(() => focusedId(this)).toBe(id);
});

Then('the keyboard goes on from the beginning of the content', async function (this: SiteWorld) {
  await expect(new Screen(this.page).main).toBeFocused();
});

Then('I am at the top of the page', async function (this: SiteWorld) {
  await expect.poll(() => scrollPosition(this.page)).toBe(0);
});

Then('I am where I was', async function (this: SiteWorld) {
  await expect.poll(() => scrollPosition(this.page)).toBe(placesLeft.get(this));
});

Then('a screen reader is told {string}', async function (this: SiteWorld, title: string) {
  const { announcement } = new Screen(this.page);
  await expect.poll(async () => plain((await announcement.textContent()) ?? '')).toBe(plain(title));
});

async function follow(world: SiteWorld, link: Locator): Promise<void> {
  if (world.runsScripts) {
    await untilHydrated(world.page);
    await link.scrollIntoViewIfNeeded();
    await traceScrolling(world.page);
  }
  await link.click();
}

function focusedId({ page }: SiteWorld): Promise<string | undefined> {
  return page.evaluate(() => document.activeElement?.id);
}
