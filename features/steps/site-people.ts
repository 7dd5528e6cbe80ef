import { type DataTable, Then } from '@cucumber/cucumber';
import { addressOf } from '../support/destinations.ts';
import { expect } from '../support/expect.ts';
import { type Part, textOf } from '../support/part.ts';
import { idOf } from '../support/parts.ts';
import { partsOf } from '../support/reading.ts';
import { Screen } from '../support/screen.ts';
import type { SiteWorld } from '../support/world.ts';
import { expectDistinct } from './site-reading.ts';

Then(
  '{string} shows {int} pictures, each another one with a name of its own',
  function (this: SiteWorld, name: string, count: number) {
    for (const part of partsOf(this, name)) {
      const pictures = part.all('img');
      expectDistinct(
        pictures.map((picture) => picture.getAttribute('alt') ?? ''),
        count,
      );
      expectDistinct(
        pictures.map((picture) => picture.getAttribute('src') ?? ''),
        count,
      );
    }
  },
);

Then(
  'each item of {string} has a portrait and {int} paragraphs',
  function (this: SiteWorld, name: string, count: number) {
    for (const part of partsOf(this, name)) {
      const portraits = part.items.map(({ element }) => {
        const picture = element.querySelector('img');
        expect(picture?.getAttribute('alt')).toMatch(/\p{L}{3}/u);
        expectDistinct([...element.querySelectorAll('p')].map(textOf), count);
        return picture?.getAttribute('src') ?? '';
      });
      expectDistinct(portraits, part.items.length);
    }
  },
);

Then(
  'each item of {string} has a category, a publication, a date of its own and highlights',
  function (this: SiteWorld, name: string) {
    for (const part of partsOf(this, name)) {
      const dates = part.items.map(({ element }) => {
        const [category, publication] = element.querySelectorAll('p');
        expect(category && textOf(category)).toMatch(/\p{L}/u);
        expect(publication && textOf(publication)).toMatch(/^\p{L}.+, .*\d{4}$/u);
        expect(element.querySelectorAll('li').length).toBeGreaterThan(1);
        return element.querySelector('time')?.getAttribute('datetime') ?? '';
      });
      expectDistinct(dates, part.items.length);
      for (const date of dates) expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/u);
    }
  },
);

Then(
  /^the items ([\d, ]+) of "(.+)" open in a new tab, on another site$/,
  function (this: SiteWorld, places: string, name: string) {
    for (const part of partsOf(this, name)) {
      for (const element of itemsAt(part, places)) {
        const [link] = part.links(element);
        expect(link?.leadsTo).toMatch(/^https:/u);
        expect(link?.element.getAttribute('target')).toBe('_blank');
        expect(link?.element.getAttribute('rel')).toMatch(/\bnoopener\b/u);
      }
    }
  },
);

Then(
  /^the items ([\d, ]+) of "(.+)" have no link, but a button that is disabled$/,
  function (this: SiteWorld, places: string, name: string) {
    for (const part of partsOf(this, name)) {
      for (const element of itemsAt(part, places)) {
        expect(part.links(element)).toEqual([]);
        expect(element.querySelector('button')?.hasAttribute('disabled')).toBe(true);
      }
    }
  },
);

Then(
  'the item {int} of {string} is dimmed, and no other',
  async function (this: SiteWorld, place: number, name: string) {
    const items = new Screen(this.page).itemsOf(idOf('press coverage', name));
    const faint = await items.evaluateAll((cards) =>
      cards.map((card) => {
        const all = [card, ...card.querySelectorAll('*')];
        return Math.min(...all.map((one) => Number(getComputedStyle(one).opacity))) < 1;
      }),
    );
    expect(faint).toEqual(faint.map((_, index) => index === place - 1));
  },
);

/** A mark is short, stands beside an item's title and is set apart; French items bear theirs at the same places. */
Then(
  'the items of {string} are marked in English:',
  function (this: SiteWorld, name: string, table: DataTable) {
    const expected = table.raw().flat();
    for (const part of partsOf(this, name)) {
      const marks = part.items.map(({ element }) => markOf(element));
      if (part.language === 'en') expect(marks).toEqual(expected);
      else expect(marks.map((mark) => mark !== '')).toEqual(expected.map((mark) => mark !== ''));
    }
  },
);

Then(
  'each testimonial has an industry, a quote with its author and role, {int} stars and {int} results',
  function (this: SiteWorld, stars: number, results: number) {
    for (const part of partsOf(this, 'the testimonials')) {
      for (const { element } of part.items) {
        const [industry] = element.querySelectorAll('p');
        expect(industry && textOf(industry)).toMatch(/\p{L}/u);
        expect(textOf(element.querySelector('blockquote') ?? element)).toMatch(/\p{L}{3}/u);
        const caption = element.querySelector('figcaption');
        expect(caption && textOf(caption)).toMatch(/^\p{L}.+, ?\p{L}.+$/u);
        const rating = element.querySelector('[role="img"]');
        expect(rating?.getAttribute('aria-label')).toMatch(
          new RegExp(`^${stars} .+ ${stars}(?!\\d)`, 'u'),
        );
        expect(rating?.textContent).toBe('★'.repeat(stars));
        const lists = element.querySelectorAll('ul, ol, dl');
        expect(lists).toHaveLength(1);
        expect(lists[0]?.children).toHaveLength(results);
      }
      expectDistinct(part.all('figcaption').map(textOf), part.items.length);
    }
  },
);

Then('the positions are in English:', function (this: SiteWorld, table: DataTable) {
  const part = partsOf(this, 'the open positions').find(({ language }) => language === 'en');
  const found = part?.items.map(({ element, title }) => [title, ...detailsOf(element)]);
  expect(found).toEqual(table.raw());
});

Then('in French each has the same kind of details', function (this: SiteWorld) {
  const [french, english] = partsOf(this, 'the open positions');
  if (!french || !english) throw new Error('The page is not being read in both languages.');
  for (const [index, { element }] of french.items.entries()) {
    const details = detailsOf(element);
    expectDistinct(details, 3);
    const englishPlace = detailsOf(english.items[index]?.element ?? element)[1] ?? '';
    const cities = englishPlace.match(/Paris|New York/u) ?? [];
    for (const city of cities) expect(details[1]).toContain(city);
  }
});

Then(
  'each item of {string} bears its sectors, and one that it is for all',
  function (this: SiteWorld, name: string) {
    for (const part of partsOf(this, name)) {
      const sectors = part.items.map(({ element }) => {
        return textOf([...element.querySelectorAll('p')].at(-1) ?? element).split(' · ');
      });
      for (const list of sectors) expectDistinct(list, list.length);
      const bearing = Map.groupBy(sectors.flat(), (sector) => sector);
      const forAll = sectors.filter(
        (list) => list.length === 1 && bearing.get(list[0] ?? '')?.length === 1,
      );
      expect(forAll).toHaveLength(1);
    }
  },
);

Then('{string} offers a demo', function (this: SiteWorld, name: string) {
  for (const part of partsOf(this, name)) {
    const ways = part.links().map(({ leadsTo }) => leadsTo);
    expect(ways).toContain(addressOf('demo form', part.language));
  }
});

Then(
  'the last industry of the French list is in no English one, and the other way round',
  function (this: SiteWorld) {
    const [french, english] = partsOf(this, 'the industries').map(({ items }) =>
      items.map(({ element }) => element.querySelector('use')?.getAttribute('href') ?? ''),
    );
    expect(english).not.toContain(french?.at(-1));
    expect(french).not.toContain(english?.at(-1));
  },
);

Then(
  'each part of {string} under a title of its own is filled',
  function (this: SiteWorld, name: string) {
    for (const part of partsOf(this, name)) {
      const lists = part.all('h2 + ul, h2 + ol, h2 + dl');
      expect(lists).toHaveLength(2);
      for (const list of lists) expect(list.children.length).toBeGreaterThan(1);
      expectDistinct(part.all('h2').map(textOf), 2);
    }
  },
);

Then(
  '{string} has {int} more titles, each with a text',
  function (this: SiteWorld, name: string, count: number) {
    for (const part of partsOf(this, name)) {
      expectDistinct(part.all('h2').map(textOf), count);
      expectDistinct(part.all('h2 + p').map(textOf), count);
    }
  },
);

function itemsAt({ items }: Part, places: string): Element[] {
  return places.split(', ').flatMap((place) => items[Number(place) - 1]?.element ?? []);
}

/** `Department · place · full time` under a position's title. */
function detailsOf(element: Element): string[] {
  return textOf(element.querySelector('h3 + p') ?? element).split(' · ');
}

function markOf(item: Element): string {
  const mark = item.querySelector('h3 + p:not(h3 + p:has(time)), p > strong');
  return mark && mark.parentElement !== null ? textOf(mark) : '';
}
