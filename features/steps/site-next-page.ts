import { Given, Then, When } from '@cucumber/cucumber';
import type { Locator } from '@playwright/test';
import { encodeAddress } from '#schema/addresses.ts';
import { routes } from '../../app/generated/routes.ts';
import { type Language, pageAddress } from '../../scripts/test/screens.ts';
import { addressOf } from '../support/destinations.ts';
import { documentAskedFor } from '../support/document-request.ts';
import { expect } from '../support/expect.ts';
import { Screen } from '../support/screen.ts';
import type { SiteWorld } from '../support/world.ts';

/** The addresses of what the page's own script has asked for. */
const fetched = new WeakMap<SiteWorld, string[]>();
const askedInVain = new WeakMap<SiteWorld, Promise<void>>();
const tabs = new WeakMap<SiteWorld, string>();

Given('my browser saves data', async function (this: SiteWorld) {
  await this.context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
});

/** Firefox and Safari know no speculation rules; Chromium, told so, leaves pages to the script as they do. */
Given('my browser fetches no page by itself', async function (this: SiteWorld) {
  await this.context.addInitScript(() => {
    HTMLScriptElement.supports = () => false;
  });
  const addresses: string[] = [];
  fetched.set(this, addresses);
  this.context.on('request', (request) => {
    const isOfScript = request.resourceType() === 'fetch';
    if (isOfScript) addresses.push(new URL(request.url()).pathname);
  });
});

Given('pages cannot be fetched ahead', async function (this: SiteWorld) {
  this.problems.expect(/Failed to load resource/);
  const { promise, resolve } = Promise.withResolvers<void>();
  askedInVain.set(this, promise);
  this.page.on('requestfailed', () => resolve());
  await this.context.route('**/*', (route) =>
    route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
  );
});

Given('it has been asked for in vain', async function (this: SiteWorld) {
  await askedInVain.get(this);
});

Given('the files of its scripts are no longer there', async function (this: SiteWorld) {
  this.problems.expect(/Failed to load resource/);
  await this.context.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }));
});

When(
  "I point at the footer's link to the {screen} page",
  async function (this: SiteWorld, screen: string) {
    await footerLink(this, screen).hover();
  },
);

Given("I point at the header's link to the demo form", async function (this: SiteWorld) {
  const address = addressOf('demo form', this.language);
  await new Screen(this.page).header.locator(`a[href="${address}"]:visible`).hover();
});

Given('I point at the link to the file of licences', async function (this: SiteWorld) {
  await new Screen(this.page).main.locator('a[href="/licences.txt"]').hover();
});

Given('I put the keyboard on the link to the content', async function (this: SiteWorld) {
  await this.page.locator('a[href="#content"]').focus();
});

When(
  "I open the footer's link to the {screen} page in a tab of its own",
  async function (this: SiteWorld, screen: string) {
    const link = footerLink(this, screen);
    const opened = documentAskedFor(this.context);
    await link.click({ modifiers: ['Control'] });
    tabs.set(this, await opened);
  },
);

Then(
  'that tab shows the {screen} page in {siteLanguage}',
  async function (this: SiteWorld, screen: string, language: Language) {
    const opened = tabs.get(this);
    if (!opened) throw new Error('No tab was opened.');
    expect(opened).toBe(this.site.origin + pageAddress(screen, language));
    expect((await fetch(opened)).ok).toBe(true);
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

Then('only pages of the site have been fetched ahead', function (this: SiteWorld) {
  const pages = routes.map(({ address }) => encodeAddress(address));
  for (const address of pagesFetched(this)) expect(pages).toContain(address);
});

Then('no page has been fetched ahead', function (this: SiteWorld) {
  expect(pagesFetched(this)).toEqual([]);
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

/** What islands fetch beside them are files of this build. */
function pagesFetched(world: SiteWorld): readonly string[] {
  return (fetched.get(world) ?? []).filter((address) => !address.startsWith('/assets/'));
}

function footerLink({ page, language }: SiteWorld, screen: string): Locator {
  return new Screen(page).footer.locator(`a[href="${addressOf(screen, language)}"]`).first();
}
