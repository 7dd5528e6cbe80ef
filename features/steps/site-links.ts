import { type DataTable, Then } from '@cucumber/cucumber';
import { isFrenchOnly, type Language } from '../../scripts/test/screens.ts';
import { addressOf } from '../support/destinations.ts';
import { expect } from '../support/expect.ts';
import { type Link, Part } from '../support/part.ts';
import { contentsOf, copiesOf, partsOf } from '../support/reading.ts';
import { plain } from '../support/words.ts';
import type { SiteWorld } from '../support/world.ts';

/** All links of a part, each with words; those to a page in French alone say so on an English one. */
Then('{string} leads, in order, to:', function (this: SiteWorld, name: string, table: DataTable) {
  for (const part of partsOf(this, name)) expectWays(part.links(), table, part.language);
});

/** The links outside of its sentences and pictures. */
Then(
  'the buttons of {string} lead, in order, to:',
  function (this: SiteWorld, name: string, table: DataTable) {
    for (const part of partsOf(this, name)) {
      const buttons = part.links().filter(({ element }) => !element.closest('p, figure'));
      expectWays(buttons, table, part.language);
    }
  },
);

Then(
  'in French the sentences of {string} lead, among others, to:',
  function (this: SiteWorld, name: string, table: DataTable) {
    const part = partsOf(this, name).find(({ language }) => language === 'fr');
    const ways = part?.links().filter(({ element }) => element.closest('p'));
    const wanted = table.raw().flat();
    expect(ways?.map(({ leadsTo }) => leadsTo)).toEqual(
      expect.arrayContaining(wanted.map((one) => addressOf(one, 'fr'))),
    );
  },
);

Then('{string} has a link to each of its items', function (this: SiteWorld, name: string) {
  for (const part of partsOf(this, name)) {
    const ways = part.links().map(({ element }) => element.getAttribute('href'));
    const items = part.items.map(({ element }) => `#${element.id}`);
    expect(ways).toEqual(expect.arrayContaining(items));
  }
});

/** An item's first link, which names the item; its other words are fixed in English alone. */
Then(
  'each item of {string} has a link, called {string} in English, to a page of its own',
  function (this: SiteWorld, name: string, words: string) {
    for (const part of partsOf(this, name)) {
      const ways = part.items.map(({ element, title }) => {
        const [link] = part.links(element);
        expectNamed(part, link, title, words);
        return link?.leadsTo;
      });
      expect(new Set(ways).size).toBe(part.items.length);
    }
  },
);

/** Its words are fixed by the specification. */
Then(
  /^"(.+)" has a link called "(.+)" in (French|English) to (.+)$/,
  function (this: SiteWorld, name: string, words: string, language: Language, to: string) {
    const part = partsOf(this, name).find((one) => one.language === language);
    const leadsTo = addressOf(to, language);
    expect(part?.links().map(pairOf)).toContainEqual({ words: plain(words), leadsTo });
  },
);

Then(
  /^the (header|footer) leads, in order, to:$/,
  function (this: SiteWorld, place: 'header' | 'footer', table: DataTable) {
    for (const { language, page } of copiesOf(this)) {
      const selector = place === 'header' ? 'header nav' : 'footer';
      const element = page.document.querySelector(selector);
      if (!element) throw new Error(`${page.address} has no ${place}.`);
      expectWays(new Part(element, language, page.address).links(), table, language);
    }
  },
);

Then('the footer begins with {string} in French', function (this: SiteWorld, words: string) {
  const copy = copiesOf(this).find(({ language }) => language === 'fr');
  const [first] = copy?.page.document.querySelectorAll('footer a') ?? [];
  expect(plain(first?.textContent ?? '')).toBe(words);
});

/** Addressed to the mailbox, about the position whose title the item bears. */
Then(
  'each item of {string} has a link, called {string} in English, that writes to {string} about it',
  function (this: SiteWorld, name: string, words: string, mailbox: string) {
    for (const part of partsOf(this, name)) {
      for (const { element, title } of part.items) {
        const [link, ...others] = part.links(element);
        expect(others).toEqual([]);
        expectNamed(part, link, title, words);
        const address = new URL(link?.leadsTo ?? '');
        expect(`mailto:${address.pathname}`).toBe(addressOf(mailbox, part.language));
        expect(plain(address.searchParams.get('subject') ?? '')).toContain(title);
      }
    }
  },
);

Then('the page offers a demo at least {int} times', function (this: SiteWorld, least: number) {
  for (const part of contentsOf(this)) {
    const form = addressOf('demo form', part.language);
    const ways = part.links().filter(({ leadsTo }) => leadsTo === form);
    expect(ways.length).toBeGreaterThanOrEqual(least);
  }
});

/** A part with a case leads there twice: beside its title, and where the case ends. */
function expectWays(links: readonly Link[], table: DataTable, language: Language): void {
  const destinations = table
    .raw()
    .flat()
    .map((name) => addressOf(name, language));
  const ways = links.map(({ leadsTo }) => leadsTo);
  expect(ways.slice(0, destinations.length)).toEqual(destinations);
  expect(destinations).toEqual(expect.arrayContaining(ways));
  for (const { words, leadsTo, element } of links) {
    expect(words, leadsTo).toMatch(/\p{L}/u);
    const isForeign = language === 'en' && isFrenchOnly(leadsTo);
    expect(words.endsWith(' (in French)'), words).toBe(isForeign);
    expect(element.getAttribute('hreflang')).toBe(isForeign ? 'fr' : null);
  }
}

/** Its words, then the title of what it is about. */
function expectNamed(part: Part, link: Link | undefined, title: string, english: string): void {
  const suffix = ` – ${title}`;
  expect(link?.words.endsWith(suffix), link?.words).toBe(true);
  const words = link?.words.slice(0, -suffix.length);
  if (part.language === 'en') expect(words).toBe(english);
  else expect(words).toMatch(/\p{L}/u);
}

function pairOf({ words, leadsTo }: Link) {
  return { words, leadsTo };
}
