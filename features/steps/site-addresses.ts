import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import {
  absoluteAddress,
  fillTokens,
  type Language,
  pageAddress,
} from '../../scripts/test/screens.ts';
import { addressOf } from '../support/destinations.ts';
import { expect } from '../support/expect.ts';
import { type Answer, ask, type HtmlPage, readHtml } from '../support/html.ts';
import { Part, textOf } from '../support/part.ts';
import { contentsOf, copiesOf } from '../support/reading.ts';
import { Screen } from '../support/screen.ts';
import type { SiteWorld } from '../support/world.ts';

const permanentRedirect = 308;
const notFound = 404;
const waysOut = 7;

const answers = new WeakMap<SiteWorld, Answer>();
const missing = new WeakMap<SiteWorld, HtmlPage>();

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

/** Asks without going where the answer may lead. */
When('I ask for {string}', async function (this: SiteWorld, address: string) {
  answers.set(this, await ask(this.site.origin + fillTokens(address)));
});

When('I ask for the page {string}', async function (this: SiteWorld, address: string) {
  missing.set(this, await readHtml(this.site.origin, address));
});

Then('I am redirected permanently to {string}', function (this: SiteWorld, address: string) {
  const answer = answers.get(this);
  expect(answer?.status).toBe(permanentRedirect);
  const { pathname, search } = new URL(answer?.headers.location ?? '', this.site.origin);
  expect(pathname + search).toBe(address);
});

Then('it answers with {string} in it', function (this: SiteWorld, text: string) {
  const answer = answers.get(this);
  expect(answer?.status).toBe(200);
  expect(answer?.body).toContain(fillTokens(text));
});

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

Then('its headline begins with {string}', async function (this: SiteWorld, begin: string) {
  const headline = await this.page.getByRole('heading', { level: 1 }).textContent();
  expect(headline?.slice(0, begin.length)).toBe(begin);
});

Then('the page is in {siteLanguage}', async function (this: SiteWorld, language: Language) {
  await expect(this.page.locator('html')).toHaveAttribute('lang', language);
});

Then('these screens stand at these addresses:', async function (this: SiteWorld, table: DataTable) {
  for (const { screen = '', French = '', English = '' } of table.hashes()) {
    await expectPage(this, French, pageAddress(screen, 'fr'), 'fr');
    await expectPage(this, English, pageAddress(screen, 'en'), 'en');
  }
});

Then(
  'these screens stand in French at these addresses:',
  async function (this: SiteWorld, table: DataTable) {
    for (const { screen = '', French = '', English = '' } of table.hashes()) {
      const french = pageAddress(screen, 'fr');
      await expectPage(this, French, french, 'fr');
      const page = await expectPage(this, English, french, 'en');
      expect(page.document.querySelector('main')?.getAttribute('lang')).toBe('fr');
      expect(alternatesOf(page).get('en')).toBeUndefined();
    }
  },
);

Then(
  "search engines are told of each page's other language, both ways",
  async function (this: SiteWorld) {
    const home = await readHtml(this.site.origin, '/');
    const listed = await sitemapOf(this);
    expect(listed.length).toBeGreaterThan(2);
    for (const { address, alternates } of listed) {
      const page = await readHtml(this.site.origin, address);
      expect(Object.fromEntries(alternatesOf(page)), address).toEqual(alternates);
      for (const [language, other] of Object.entries(alternates)) {
        if (language === 'x-default') continue;
        const back = alternatesOf(await readHtml(this.site.origin, pathOf(other)));
        expect([...back.values()], other).toContain(absoluteAddress(address));
      }
    }
    expect(alternatesOf(home).get('x-default')).toBe(alternatesOf(home).get('fr'));
  },
);

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

Then(
  'I am told in {siteLanguage} that there is no such page',
  function (this: SiteWorld, language: Language) {
    const page = missingPage(this);
    expect(page.status).toBe(notFound);
    expect(page.document.documentElement.getAttribute('lang')).toBe(language);
    expect([...page.document.querySelectorAll('h1')].map(textOf)).toEqual([
      expect.stringMatching(/\p{L}/u),
    ]);
  },
);

Then('search engines are told to leave the page out', function (this: SiteWorld) {
  const robots = missingPage(this).document.querySelector('meta[name="robots"]');
  expect(robots?.getAttribute('content')).toBe('noindex');
});

Then(
  'I am offered a way to the home page, to a demo, to the site map and to four more pages',
  function (this: SiteWorld) {
    const { document, address } = missingPage(this);
    const language = address.startsWith('/en/') ? 'en' : 'fr';
    const main = document.querySelector('main') ?? document.body;
    const ways = new Part(main, language, address).links().map(({ leadsTo }) => leadsTo);
    expect(new Set(ways).size).toBe(waysOut);
    expect(ways).toEqual(
      expect.arrayContaining(
        ['home', 'demo form', 'site map'].map((name) => addressOf(name, language)),
      ),
    );
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

/** The addresses that a page gives for the languages, as its head states them. */
function alternatesOf({ document }: HtmlPage): Map<string, string> {
  const links = [...document.querySelectorAll('link[rel="alternate"][hreflang]')];
  return new Map(
    links.map((link) => [link.getAttribute('hreflang') ?? '', link.getAttribute('href') ?? '']),
  );
}

/** What sitemap.xml says of each page. */
async function sitemapOf(
  world: SiteWorld,
): Promise<{ address: string; alternates: Record<string, string> }[]> {
  const { body } = await ask(`${world.site.origin}/sitemap.xml`);
  const entries = body.split('<url>').slice(1);
  return entries.map((entry) => {
    const address = pathOf(/<loc>([^<]+)<\/loc>/u.exec(entry)?.[1] ?? '');
    const links = [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/gu)];
    const alternates = links.map(([, language = '', href = '']) => [language, plainHref(href)]);
    return { address, alternates: Object.fromEntries(alternates) };
  });
}

function pathOf(absolute: string): string {
  return new URL(plainHref(absolute)).pathname;
}

function plainHref(href: string): string {
  return href.replaceAll('&amp;', '&');
}

function parts({ document }: HtmlPage): string[] {
  return [...document.querySelectorAll('main section[id]')].map(({ id }) => id);
}

function missingPage(world: SiteWorld): HtmlPage {
  const page = missing.get(world);
  if (!page) throw new Error('No page was asked for.');
  return page;
}
