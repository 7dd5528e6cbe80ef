import { Given, Then, When } from '@cucumber/cucumber';
import type { Locator } from '@playwright/test';
import { pageAddress } from '../../scripts/test/screens.ts';
import { addressOf } from '../support/destinations.ts';
import { expect } from '../support/expect.ts';
import { Screen } from '../support/screen.ts';
import type { SiteWorld } from '../support/world.ts';

/** Firefox and Safari know no speculation rules; Chromium, told so, leaves pages to the script as they do. */
Given('my browser fetches no page by itself', async function (this: SiteWorld) {
  await this.context.addInitScript(() => {
    HTMLScriptElement.supports = () => false;
  });
});

When(
  "I point at the footer's link to the {screen} page",
  async function (this: SiteWorld, screen: string) {
    await footerLink(this, screen).hover();
  },
);

Then('the {screen} page has been fetched ahead', async function (this: SiteWorld, screen: string) {
  const address = pageAddress(screen, this.language);
  // Such a list holds what has arrived whole.
  const arrived = () =>
    this.page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    );
  await expect.poll(arrived).toContain(address);
});

Then(
  'the {screen} page was there before I asked for it',
  async function (this: SiteWorld, screen: string) {
    await expect(this.page).toHaveURL(pageAddress(screen, this.language));
    const ways = await this.page.evaluate(() =>
      performance.getEntriesByType('navigation').map((entry) => entry.toJSON().transferSize),
    );
    expect(ways).toEqual([0]);
  },
);

function footerLink({ page, language }: SiteWorld, screen: string): Locator {
  return new Screen(page).footer.locator(`a[href="${addressOf(screen, language)}"]`).first();
}
