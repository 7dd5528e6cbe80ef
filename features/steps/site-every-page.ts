import { type DataTable, Then } from '@cucumber/cucumber';
import {
  type Language,
  languagesOfSite,
  pageAddress,
  screenNames,
} from '../../scripts/test/screens.ts';
import { addressOf } from '../support/destinations.ts';
import { expect } from '../support/expect.ts';
import { type HtmlPage, readHtml } from '../support/html.ts';
import { Part, textOf } from '../support/part.ts';
import type { SiteWorld } from '../support/world.ts';

type Copy = { page: HtmlPage; language: Language; screen: string };

Then(
  'each page has at least {int} ways to the demo form',
  async function (this: SiteWorld, least: number) {
    for (const { page, language } of await allPages(this)) {
      const ways = waysToForm(page.document.body, language, page.address);
      expect(ways, page.address).toBeGreaterThanOrEqual(least);
    }
  },
);

Then(
  'each page has several paragraphs and at least {int} ways to the demo form in its content',
  async function (this: SiteWorld, least: number) {
    for (const { page, language } of await allPages(this)) {
      const main = page.document.querySelector('main') ?? page.document.createElement('main');
      const paragraphs = [...main.querySelectorAll('p')].filter((one) => textOf(one) !== '');
      expect(paragraphs.length, page.address).toBeGreaterThan(1);
      const ways = waysToForm(main, language, page.address);
      expect(ways, page.address).toBeGreaterThanOrEqual(least);
    }
  },
);

function waysToForm(place: Element, language: Language, address: string): number {
  const form = addressOf('demo form', language);
  return new Part(place, language, address).links().filter(({ leadsTo }) => leadsTo === form)
    .length;
}

Then('each page asks this site alone for what it shows', async function (this: SiteWorld) {
  for (const { page } of await allPages(this)) {
    const asked = [
      ...page.document.querySelectorAll(
        '[src], [srcset], link[rel~="stylesheet"], link[rel~="preload"], link[rel~="icon"]',
      ),
    ].flatMap((element) =>
      ['src', 'srcset', 'href'].map((name) => element.getAttribute(name) ?? ''),
    );
    expect(asked.filter((address) => /^(?:[a-z]+:)?\/\//u.test(address))).toEqual([]);
  }
});

Then(
  'the switcher of each page leads to the same screen in the other language',
  async function (this: SiteWorld) {
    for (const { page, screen } of await allPages(this)) {
      const links = [...page.document.querySelectorAll('header a[lang]')];
      expect(
        links.map((link) => link.getAttribute('href')),
        page.address,
      ).toEqual(languagesOfSite.map((language) => pageAddress(screen, language)));
      const marked = links.filter((link) => link.getAttribute('aria-current') === 'true');
      const own = page.document.documentElement.getAttribute('lang');
      expect(marked.map((link) => link.getAttribute('lang'))).toEqual([own]);
    }
  },
);

Then('the content of these pages leads on:', async function (this: SiteWorld, table: DataTable) {
  for (const { from = '', to = '' } of table.hashes()) {
    for (const language of languagesOfSite) {
      const { document, address } = await readHtml(this.site.origin, pageAddress(from, language));
      const main = new Part(document.querySelector('main') ?? document.body, language, address);
      const ways = main.links().map(({ leadsTo }) => leadsTo);
      expect(ways, address).toContain(pageAddress(to, language));
    }
  }
});

/** Every screen of the site in both languages. */
export async function allPages(world: SiteWorld): Promise<Copy[]> {
  const pages = screenNames.flatMap((screen) =>
    languagesOfSite.map(async (language) => {
      const page = await readHtml(world.site.origin, pageAddress(screen, language));
      return { page, language, screen };
    }),
  );
  return Promise.all(pages);
}
