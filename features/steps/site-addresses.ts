import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import {
  absoluteAddress,
  fillTokens,
  isFrenchOnly,
  type Language,
  pageAddress,
} from '../../scripts/test/screens.ts';
import { addressOf } from '../support/destinations.ts';
import { expect } from '../support/expect.ts';
import { ask, type HtmlPage, readHtml } from '../support/html.ts';
import { Part, textOf } from '../support/part.ts';
import { contentsOf, copiesOf } from '../support/reading.ts';
import { forEachRow } from '../support/rows.ts';
import { Screen } from '../support/screen.ts';
import type { SiteWorld } from '../support/world.ts';

const permanentRedirect = 308;
const notFound = 404;
const waysOut = 7;

When('I come to the address {string}', async function (this: SiteWorld, address: string) {
  await this.page.goto(fillTokens(address));
});

Given(
  'I come to an address that does not exist: {string}',
  async function (this: SiteWorld, address: string) {
    this.problems.expect(/status of 404/);
    const answer = await this.page.goto(address);
    expect(answer?.status()).toBe(notFound);
  },
);

/** Asks without going where the answer leads. */
Then(
  'these addresses are redirected permanently:',
  async function (this: SiteWorld, table: DataTable) {
    await forEachRow(table, async ({ written = '', right }) => {
      const { status, headers } = await ask(this.site.origin + written);
      expect(status).toBe(permanentRedirect);
      const { pathname, search } = new URL(headers.location ?? '', this.site.origin);
      expect(pathname + search).toBe(right);
    });
  },
);

Then('these files answer:', async function (this: SiteWorld, table: DataTable) {
  await forEachRow(table, async ({ file = '', words = '' }) => {
    const { status, body } = await ask(this.site.origin + file);
    expect(status).toBe(200);
    expect(body).toContain(fillTokens(words));
  });
});

/** Among them a way to the home page, to a demo and to the site map; search engines are told to leave the page out. */
Then(
  'these addresses are answered by a page in their language that says so and offers seven ways out:',
  async function (this: SiteWorld, table: DataTable) {
    await forEachRow(table, async (row) => {
      const language: Language = row.language === 'English' ? 'en' : 'fr';
      const { status, document, address } = await readHtml(this.site.origin, row.address ?? '');
      expect(status).toBe(notFound);
      expect(document.documentElement.getAttribute('lang')).toBe(language);
      expect([...document.querySelectorAll('h1')].map(textOf)).toEqual([
        expect.stringMatching(/\p{L}/u),
      ]);
      const robots = document.querySelector('meta[name="robots"]');
      expect(robots?.getAttribute('content')).toBe('noindex');
      const main = document.querySelector('main') ?? document.body;
      const ways = new Part(main, language, address).links().map(({ leadsTo }) => leadsTo);
      expect(new Set(ways).size).toBe(waysOut);
      expect(ways).toEqual(
        expect.arrayContaining(
          ['home', 'demo form', 'site map'].map((name) => addressOf(name, language)),
        ),
      );
    });
  },
);

Then('the address is {string}', async function (this: SiteWorld, address: string) {
  await expect(this.page).toHaveURL(this.site.origin + address);
});

/** A page is known by the address that it gives to search engines. */
Then(
  'I find the {screen} page in {siteLanguage}',
  async function (this: SiteWorld, name: string, language: Language) {
    await expectScreen(this, name, language);
  },
);

export async function expectScreen(world: SiteWorld, name: string, language: Language) {
  const address = absoluteAddress(pageAddress(name, language));
  await expect(new Screen(world.page).canonical).toHaveAttribute('href', address);
  await expect(world.page.locator('html')).toHaveAttribute('lang', language);
  await expect(world.page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Something that draws a page a second time leaves two of what stands once, or the same id twice. */
Then('I see one page, and it is drawn once', async function (this: SiteWorld) {
  await this.page.waitForLoadState();
  for (const place of ['main', 'header[class]:has(nav)', 'footer:has(nav)', 'h1']) {
    await expect(this.page.locator(place), place).toHaveCount(1);
  }
  const ids = await this.page
    .locator('[id]')
    .evaluateAll((elements) => elements.map(({ id }) => id));
  expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
});

/** A screen in French alone stands under English as itself, which says so to search engines. */
Then('these screens stand at these addresses:', async function (this: SiteWorld, table: DataTable) {
  for (const { screen = '', French = '', English = '' } of table.hashes()) {
    await expectPage(this, French, pageAddress(screen, 'fr'), 'fr');
    const isForeign = isFrenchOnly(fillTokens(English));
    const page = await expectPage(
      this,
      English,
      pageAddress(screen, isForeign ? 'fr' : 'en'),
      'en',
    );
    const other = page.document.querySelector('link[rel="alternate"][hreflang="en"]');
    expect(other === null, English).toBe(isForeign);
    if (isForeign) expect(page.document.querySelector('main')?.getAttribute('lang')).toBe('fr');
  }
});

Then(
  'these addresses show the screen of another one:',
  async function (this: SiteWorld, table: DataTable) {
    for (const { 'second address': second = '', 'first address': first = '' } of table.hashes()) {
      await expectPage(this, second, first, second.startsWith('/en/') ? 'en' : 'fr');
      const shown = await readHtml(this.site.origin, second);
      const original = await readHtml(this.site.origin, first);
      expect(parts(shown)).toEqual(parts(original));
    }
  },
);

Then(
  'each page stands at {string} and its title, in lower case, with hyphens for spaces',
  function (this: SiteWorld, folder: string) {
    for (const { page, language } of copiesOf(this)) {
      // Its headline may say more: the way to the page ends with its title.
      const title = textOf(
        page.document.querySelector('li > span[aria-current]') ?? page.document.body,
      );
      const slug = title.toLowerCase().replaceAll(' ', '-').replaceAll("'", '’');
      const prefix = language === 'fr' ? folder : `/en${folder}`;
      expect(decodeURIComponent(page.address).replaceAll("'", '’')).toBe(prefix + slug);
      expect(page.status).toBe(200);
    }
  },
);

Then('each page bears the title under which it is listed', function (this: SiteWorld) {
  for (const content of contentsOf(this)) {
    const [title] = content.all('h1').map(textOf);
    expect(title).toMatch(/\p{L}/u);
  }
  expect(copiesOf(this).map(({ page }) => page.status)).toEqual(copiesOf(this).map(() => 200));
});

async function expectPage(
  world: SiteWorld,
  written: string,
  canonical: string,
  frame: Language,
): Promise<HtmlPage> {
  const page = await readHtml(world.site.origin, fillTokens(written));
  expect(page.status, written).toBe(200);
  expect(page.document.documentElement.getAttribute('lang'), written).toBe(frame);
  expect(page.document.querySelectorAll('h1').length, written).toBe(1);
  const link = page.document.querySelector('link[rel="canonical"]');
  expect(link?.getAttribute('href')).toBe(absoluteAddress(fillTokens(canonical)));
  return page;
}

function parts({ document }: HtmlPage): string[] {
  return [...document.querySelectorAll('main section[id]')].map(({ id }) => id);
}
