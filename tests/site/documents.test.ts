import { beforeAll, describe, expect, test } from 'vitest';
import { isFile } from './built-pages.ts';
import { pathOf, type ReadPage, type ReadSite, readSite } from './read-site.ts';

const leastPages = 60;

let site: ReadSite;
let every: readonly ReadPage[];

beforeAll(async () => {
  site = await readSite();
  every = [...site.pages, ...site.notFound];
});

test('the whole site is read', () => {
  expect(site.pages.length).toBeGreaterThan(leastPages);
  expect(site.notFound).toHaveLength(2);
});

describe('headings', () => {
  test('each page has one main headline', () => {
    expect(
      mistakes(({ headings }) => (headings.filter(isMain).length === 1 ? [] : ['not one'])),
    ).toEqual([]);
  });

  test('the main headline comes first, and no level is left out', () => {
    expect(
      mistakes(({ headings }) =>
        headings.flatMap(({ level, text }, index) => {
          const before = headings[index - 1]?.level ?? 0;
          return level > before + 1 ? [`"${text}" of level ${level} after level ${before}`] : [];
        }),
      ),
    ).toEqual([]);
  });

  test('no heading is empty', () => {
    expect(
      mistakes(({ headings }) => (headings.every(({ text }) => text) ? [] : ['empty'])),
    ).toEqual([]);
  });
});

describe('links', () => {
  test('each link within the site leads to a page or a file, as its address is written', () => {
    const addresses = new Set(site.pages.map(({ address }) => address));
    expect(
      mistakes(({ address, links }) =>
        links.flatMap((link) => {
          const target = within(address, link);
          if (!target) return [];
          const path = decodeURIComponent(target.pathname);
          return addresses.has(path) || isFile(target.pathname) ? [] : [link];
        }),
      ),
    ).toEqual([]);
  });

  test('each place that a link names exists on the page that it leads to', () => {
    const places = new Map(every.map(({ address, ids }) => [address, new Set(ids)]));
    expect(
      mistakes(({ address, links }) =>
        links.flatMap((link) => {
          const target = within(address, link);
          if (!target?.hash) return [];
          const place = decodeURIComponent(target.hash.slice(1));
          return places.get(decodeURIComponent(target.pathname))?.has(place) ? [] : [link];
        }),
      ),
    ).toEqual([]);
  });

  test('links to other sites are https, links to mailboxes have one', () => {
    expect(
      mistakes(({ address, links }) =>
        links.filter((link) => {
          if (within(address, link)) return false;
          return !/^(?:https:\/\/[^/]+|mailto:[^@\s]+@[^@\s]+\.[^@\s]+)/u.test(link);
        }),
      ),
    ).toEqual([]);
  });

  test('no place is named twice on a page', () => {
    expect(
      mistakes(({ ids }) => ids.filter((id, index) => id === '' || ids.indexOf(id) !== index)),
    ).toEqual([]);
  });
});

test('each picture has its room reserved and an alternative text, be it empty', () => {
  expect(
    mistakes(({ images }) =>
      images
        .filter(({ width, height, alternative }) => {
          return !(Number(width) > 0 && Number(height) > 0 && alternative !== null);
        })
        .map(({ source }) => source),
    ),
  ).toEqual([]);
});

describe('what search engines are told', () => {
  test('each page has a title and a description; those of different screens differ', () => {
    const screens = site.pages.filter(isCanonical);
    for (const page of every) expect(page.title && page.description, page.address).not.toBe('');
    expect(new Set(screens.map(({ title }) => title)).size).toBe(screens.length);
    expect(new Set(screens.map(({ description }) => description)).size).toBe(screens.length);
  });

  test('each page names as its address a page that names itself', () => {
    const canonical = new Set(site.pages.filter(isCanonical).map(({ address }) => address));
    expect(
      site.pages.filter((page) => !canonical.has(pathOf(page.canonical))).map((one) => one.address),
    ).toEqual([]);
  });

  test('pages in two languages name each other and themselves, French for anybody else', () => {
    const byAddress = new Map(site.pages.map((page) => [page.address, page]));
    for (const page of site.pages.filter(({ alternates }) => alternates.length > 0)) {
      const named = new Map(page.alternates.map((one) => [one.language, pathOf(one.address)]));
      expect([...named.keys()], page.address).toEqual(['fr', 'en', 'x-default']);
      expect(named.get('x-default'), page.address).toBe(named.get('fr'));
      expect(named.get(page.language), page.address).toBe(page.address);
      for (const address of named.values()) {
        expect(byAddress.get(address)?.alternates, address).toEqual(page.alternates);
      }
    }
  });

  test('aliases name no other language', () => {
    const aliases = site.pages.filter((page) => !isCanonical(page));
    expect(aliases.length).toBeGreaterThan(0);
    expect(aliases.filter(({ alternates }) => alternates.length > 0)).toEqual([]);
  });

  test('pages for unknown addresses are left out, all others are not', () => {
    expect(site.notFound.map(({ robots }) => robots)).toEqual(['noindex', 'noindex']);
    expect(site.pages.filter(({ robots }) => robots !== '')).toEqual([]);
  });
});

/** What is wrong with the pages, one line each: the page's address, and what. */
function mistakes(find: (page: ReadPage) => string[]): string[] {
  return every.flatMap((page) => find(page).map((mistake) => `${page.address}: ${mistake}`));
}

function isMain({ level }: { level: number }): boolean {
  return level === 1;
}

function isCanonical({ address, canonical }: ReadPage): boolean {
  return pathOf(canonical) === address;
}

/** The target of a link within the site; undefined for other sites and mailboxes. */
function within(address: string, link: string): URL | undefined {
  const base = `http://site.test${encodeURI(address)}`;
  const target = new URL(link, base);
  return target.origin === 'http://site.test' ? target : undefined;
}
