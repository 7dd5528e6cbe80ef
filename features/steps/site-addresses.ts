import { Then, When } from '@cucumber/cucumber';
import type { APIResponse } from '@playwright/test';
import { addressOf } from '../support/destinations.ts';
import { expect } from '../support/expect.ts';
import { fillTokens, type Language, pageAddress } from '../support/pages.ts';
import { linksOf, Screen } from '../support/screen.ts';
import { whole } from '../support/words.ts';
import type { SiteWorld } from '../support/world.ts';

const permanentRedirect = 308;
const notFound = 404;
const waysOut = 7;

const answers = new WeakMap<SiteWorld, APIResponse>();

When('I come to the address {string}', async function (this: SiteWorld, address: string) {
  await this.page.goto(fillTokens(address));
});

When(
  'I come to an address that does not exist: {string}',
  async function (this: SiteWorld, address: string) {
    this.problems.expect(/status of 404/);
    const answer = await this.page.goto(address);
    expect(answer?.status()).toBe(notFound);
  },
);

/** Asks without going where the answer may lead. */
When('I ask for {string}', async function (this: SiteWorld, address: string) {
  const options = { maxRedirects: 0, maxRetries: 0 };
  answers.set(this, await this.context.request.get(fillTokens(address), options));
});

Then('I am sent for good to {string}', function (this: SiteWorld, address: string) {
  const answer = answers.get(this);
  expect(answer?.status()).toBe(permanentRedirect);
  const { pathname, search } = new URL(answer?.headers().location ?? '', this.site.origin);
  expect(pathname + search).toBe(address);
});

Then('it answers with {string} in it', async function (this: SiteWorld, text: string) {
  const answer = answers.get(this);
  expect(answer?.status()).toBe(200);
  expect(await answer?.text()).toContain(fillTokens(text));
});

Then('the address is {string}', async function (this: SiteWorld, address: string) {
  await expect(this.page).toHaveURL(this.site.origin + address);
});

/** A page is known by the address that it gives to search engines. */
Then(
  'I find the {screen} page in {siteLanguage}',
  async function (this: SiteWorld, name: string, language: Language) {
    await expectPage(this, pageAddress(name, language), language);
  },
);

Then(
  'I find the {screen} page in French within an English frame',
  async function (this: SiteWorld, name: string) {
    await expectPage(this, pageAddress(name, 'fr'), 'en');
    const screen = new Screen(this.page);
    await expect(screen.main).toHaveAttribute('lang', 'fr');
    await expect(screen.header.getByRole('link', { name: 'Book a Demo' })).toBeVisible();
    await expect(screen.footer.getByRole('link', { name: 'Privacy policy' })).toBeVisible();
  },
);

Then('the page is in {siteLanguage}', async function (this: SiteWorld, language: Language) {
  await expect(this.page.locator('html')).toHaveAttribute('lang', language);
});

Then('I read a page titled {string}', async function (this: SiteWorld, title: string) {
  await expect(this.page.getByRole('heading', { level: 1, name: whole(title) })).toBeVisible();
});

Then('I find there the part {string}', async function (this: SiteWorld, title: string) {
  await expect(new Screen(this.page).part(title)).toBeVisible();
});

Then(
  'search engines are told that its address is {string}',
  async function (this: SiteWorld, address: string) {
    await expectCanonical(this, address);
  },
);

Then('search engines are told to leave the page out', async function (this: SiteWorld) {
  await expect(this.page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

Then(
  'I am offered a way to the home page, to a demo, to the site map and to four more pages',
  async function (this: SiteWorld) {
    const language = new URL(this.page.url()).pathname.startsWith('/en/') ? 'en' : 'fr';
    const ways = (await linksOf(new Screen(this.page).main)).map(({ leadsTo }) => leadsTo);
    expect(new Set(ways).size).toBe(waysOut);
    expect(ways).toContain(addressOf('home', language));
    expect(ways).toContain(addressOf('demo form', language));
    expect(ways).toContain(addressOf('site map', language));
  },
);

async function expectPage(world: SiteWorld, address: string, frame: Language): Promise<void> {
  await expectCanonical(world, address);
  await expect(world.page.locator('html')).toHaveAttribute('lang', frame);
  await expect(world.page.getByRole('heading', { level: 1 })).toBeVisible();
}

async function expectCanonical(world: SiteWorld, address: string): Promise<void> {
  const origin = fillTokens('https://www.{slug}.example');
  const expected = address === '/' ? `${origin}/` : origin + address;
  await expect(new Screen(world.page).canonical).toHaveAttribute('href', expected);
}
