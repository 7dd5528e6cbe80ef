import { type DataTable, Given, Then } from '@cucumber/cucumber';
import { type Language, languagesOfSite, pageAddress } from '../../scripts/test/screens.ts';
import { expect } from '../support/expect.ts';
import { readHtml } from '../support/html.ts';
import { Part, textOf } from '../support/part.ts';
import { idOf } from '../support/parts.ts';
import {
  contentsOf,
  copiesOf,
  partsOf,
  readPages,
  readScreen,
  screenOf,
} from '../support/reading.ts';
import { forEachRow } from '../support/rows.ts';
import type { SiteWorld } from '../support/world.ts';

/** Screens that exist once for each entry of a list, and the screen and the part that list them. */
const listed = {
  industry: {
    screen: 'an industry',
    list: { screen: 'industry solutions', part: 'the industries' },
  },
  'case study': {
    screen: 'a case study',
    list: { screen: 'success stories', part: 'the case studies' },
  },
} as const;

Given(
  'I read the {screen} page in {languages}',
  async function (this: SiteWorld, name: string, languages: readonly Language[]) {
    await readScreen(this, name, languages);
  },
);

Given(
  /^I read the page of each (industry|case study) in both languages$/,
  async function (this: SiteWorld, kind: keyof typeof listed) {
    const { screen, list } = listed[kind];
    const pages = await Promise.all(
      languagesOfSite.map(async (language) => {
        const address = pageAddress(list.screen, language);
        const { document } = await readHtml(this.site.origin, address);
        const element = document.getElementById(idOf(list.screen, list.part));
        if (!element) throw new Error(`${address} has no list of them.`);
        const items = new Part(element, language, address);
        return items.items.map((item) => {
          const [link] = items.links(item.element);
          return { language, address: link?.leadsTo ?? '' };
        });
      }),
    );
    await readPages(this, screen, pages.flat());
  },
);

/** All sections of the page under their names, and no other. */
Then('its parts are, in order:', function (this: SiteWorld, table: DataTable) {
  expectParts(this, table.raw().flat());
});

function expectParts(world: SiteWorld, names: readonly string[]): void {
  const expected = names.map((name) => idOf(screenOf(world), name));
  for (const { element } of contentsOf(world)) {
    expect([...element.querySelectorAll('section[id]')].map(({ id }) => id)).toEqual(expected);
  }
}

Then(
  /^"(.+)" has these (?:articles|parts), in order:$/,
  function (this: SiteWorld, name: string, table: DataTable) {
    const expected = table
      .raw()
      .flat()
      .map((part) => idOf(screenOf(this), part));
    for (const part of partsOf(this, name)) {
      expect(part.all('article').map(({ id }) => id)).toEqual(expected);
      expect(
        part
          .links(part.element.querySelector('nav') ?? part.element)
          .map(({ leadsTo }) => leadsTo.split('#')[1]),
      ).toEqual(expected);
    }
  },
);

/** `or more`: those that the specification names; an editor adds others. */
Then(
  /^"(.+)" has (\d+) items( or more)?, each with a title and a text$/,
  function (this: SiteWorld, name: string, count: string, orMore: string | null) {
    for (const part of partsOf(this, name)) {
      if (orMore) expect(part.items.length).toBeGreaterThanOrEqual(Number(count));
      expectItems(part, orMore ? part.items.length : Number(count));
    }
  },
);

Then(
  '{string} has {int} items, numbered {string} to {string}',
  function (this: SiteWorld, name: string, count: number, first: string, last: string) {
    for (const part of partsOf(this, name)) {
      expectItems(part, count);
      const numbers = part.items.map(({ element }) => {
        return /\d\d\/\d\d/u.exec(
          element.querySelector('[aria-hidden] , span')?.textContent ?? '',
        )?.[0];
      });
      expect([numbers.at(0), numbers.at(-1)]).toEqual([first, last]);
      expect(new Set(numbers).size).toBe(count);
    }
  },
);

Then(
  '{string} has {int} titles, no two alike',
  function (this: SiteWorld, name: string, count: number) {
    for (const part of partsOf(this, name)) expectDistinct(part.all('h3').map(textOf), count);
  },
);

Then(
  /^"(.+)" has a (?:(label), a )?title and a text$/,
  function (this: SiteWorld, name: string, label: string | null) {
    for (const part of partsOf(this, name)) {
      expect(part.all('h1, h2').map(textOf)).toEqual([expect.stringMatching(/\p{L}/u)]);
      const paragraphs = part.all('p').map(textOf);
      expect(paragraphs.length).toBeGreaterThanOrEqual(label ? 2 : 1);
      for (const paragraph of paragraphs) expect(paragraph).toMatch(/\p{L}/u);
    }
  },
);

Then(
  'these pages hold an announcement, two parts and the last call:',
  async function (this: SiteWorld, table: DataTable) {
    await forEachRow(table, async ({ screen = '', first = '', second = '' }) => {
      await readScreen(this, screen, languagesOfSite);
      expectParts(this, ['the announcement', first, second, 'the last call']);
      for (const part of partsOf(this, 'the announcement')) {
        expect(part.all('h1, h2').map(textOf)).toEqual([expect.stringMatching(/\p{L}/u)]);
        expectDistinct(part.all('p').map(textOf), 2);
      }
    });
  },
);

Then(
  'each item of {string} holds {int} titled lists of several entries',
  function (this: SiteWorld, name: string, count: number) {
    for (const part of partsOf(this, name)) {
      for (const { element } of part.items) {
        expectDistinct([...element.querySelectorAll('h4')].map(textOf), count);
        expectLists([...element.querySelectorAll('ul, ol')], count);
      }
    }
  },
);

Then(
  'each item of {string} holds a list of several entries',
  function (this: SiteWorld, name: string) {
    for (const part of partsOf(this, name)) {
      for (const { element } of part.items) expectLists([...element.querySelectorAll('ul, ol')], 1);
    }
  },
);

/** What the specification names, by its English words; in French each has a title of its own. */
Then(
  'the items of {string} are titled in English:',
  function (this: SiteWorld, name: string, table: DataTable) {
    for (const part of partsOf(this, name)) {
      const titles = part.items.map(({ title }) => title);
      if (part.language === 'en') expect(titles).toEqual(table.raw().flat());
      else expectDistinct(titles, table.raw().length);
    }
  },
);

/** Fixed words that stand in a part, by language. */
Then('{string} names:', function (this: SiteWorld, name: string, table: DataTable) {
  for (const part of partsOf(this, name)) {
    for (const row of table.hashes()) {
      const words = row[part.language === 'fr' ? 'French' : 'English'] ?? '';
      expect(part.text.toLowerCase()).toContain(words.toLowerCase());
    }
  }
});

Then('no two pages have the same title or description', function (this: SiteWorld) {
  for (const language of languagesOfSite) {
    const pages = copiesOf(this).filter((copy) => copy.language === language);
    const titles = pages.map(({ page }) => page.document.title);
    expectDistinct(titles, pages.length);
    const descriptions = pages.map(({ page }) => {
      return page.document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '';
    });
    expectDistinct(descriptions, pages.length);
  }
});

function expectItems(part: Part, count: number): void {
  expectDistinct(
    part.items.map(({ title }) => title),
    count,
  );
  expectDistinct(
    part.items.map(({ text }) => text),
    count,
  );
}

/** So many texts, each of them with a word or a figure, no two alike. */
export function expectDistinct(texts: readonly string[], count: number): void {
  expect(texts).toHaveLength(count);
  for (const text of texts) expect(text).toMatch(/[\p{L}\p{N}]/u);
  expect(new Set(texts).size).toBe(count);
}

function expectLists(lists: readonly Element[], count: number): void {
  expect(lists).toHaveLength(count);
  for (const list of lists) {
    expect(list.children.length).toBeGreaterThan(1);
    expectDistinct([...list.children].map(textOf), list.children.length);
  }
}
