import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { read } from './built-pages.ts';
import { pathOf, type ReadPage, type ReadSite, readSite } from './read-site.ts';

const Thing = z.looseObject({ '@type': z.string() });
const Facts = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(Thing).min(1),
});
const Crumbs = z.object({ itemListElement: z.array(z.object({ name: z.string() })) });
const Job = z.object({ title: z.string(), description: z.string(), datePosted: z.iso.date() });
const Article = z.object({ headline: z.string() });
const Page = z.object({ name: z.string(), description: z.string() });

/** What the site must never say of itself to machines: ratings and reviews made of claims, a price of nothing. */
const forbidden = /"(?:AggregateRating|Review|Rating)"|"price":"?0/u;

let site: ReadSite;

beforeAll(async () => {
  site = await readSite();
});

describe('the sitemap', () => {
  test('holds each page under its own address, and nothing else', () => {
    const own = site.pages.filter(({ address, canonical }) => pathOf(canonical) === address);
    expect(
      entries()
        .map(({ address }) => address)
        .sort(),
    ).toEqual(own.map(({ canonical }) => canonical).sort());
  });

  test('names the same other languages as the pages', () => {
    for (const { address, alternates } of entries()) {
      const page = site.pages.find(
        (one) => one.canonical === address && one.address === pathOf(address),
      );
      expect(alternates, address).toEqual(page?.alternates);
    }
  });

  test('is named by robots.txt', () => {
    const [home] = entries();
    expect(read('robots.txt')).toContain(`Sitemap: ${new URL('/sitemap.xml', home?.address).href}`);
  });
});

describe('structured facts', () => {
  test('each page has one readable block of them', () => {
    for (const page of site.pages) {
      expect(Facts.safeParse(JSON.parse(page.facts)).error, page.address).toBeUndefined();
    }
  });

  test('they describe the page by its own title and description', () => {
    for (const page of site.pages) {
      const [described] = factsOf(page, 'WebPage').map((thing) => Page.parse(thing));
      expect(described, page.address).toEqual({ name: page.title, description: page.description });
    }
  });

  test('positions, articles and breadcrumbs say what the page shows', () => {
    const shown = site.pages.flatMap((page) =>
      wordsOf(page).map((words) => ({ address: page.address, words, text: page.text })),
    );
    expect(shown.length).toBeGreaterThan(0);
    const hidden = shown.filter(({ words, text }) => !text.includes(words));
    expect(hidden.map(({ address, words }) => `${address}: ${words}`)).toEqual([]);
  });

  test('each language announces the six positions and the two articles that can be read', () => {
    for (const prefix of ['', '/en']) {
      expect(thingsAt(`${prefix}/careers`, 'JobPosting')).toHaveLength(6);
      expect(thingsAt(`${prefix}/press`, 'NewsArticle')).toHaveLength(2);
    }
  });

  test('they claim no rating, no review and no price', () => {
    expect(site.pages.filter(({ facts }) => forbidden.test(facts))).toEqual([]);
  });
});

function entries() {
  const urls = [...read('sitemap.xml').matchAll(/<url>(.*?)<\/url>/gsu)];
  return urls.map(([, url = '']) => ({
    address: plain(/<loc>(.*?)<\/loc>/u.exec(url)?.[1] ?? ''),
    alternates: [...url.matchAll(/hreflang="(.*?)" href="(.*?)"/gu)].map(
      ([, language = '', address = '']) => ({
        language,
        address: plain(address),
      }),
    ),
  }));
}

function plain(xml: string): string {
  return xml.replaceAll('&amp;', '&');
}

function factsOf(page: ReadPage, type: string) {
  return Facts.parse(JSON.parse(page.facts))['@graph'].filter((thing) => thing['@type'] === type);
}

function thingsAt(address: string, type: string) {
  return site.pages
    .filter((page) => page.address === address)
    .flatMap((page) => factsOf(page, type));
}

/** What structured facts say of the page's own things. */
function wordsOf(page: ReadPage): string[] {
  const words = [
    ...factsOf(page, 'JobPosting')
      .map((thing) => Job.parse(thing))
      .flatMap((job) => [job.title, job.description]),
    ...factsOf(page, 'NewsArticle').map((thing) => Article.parse(thing).headline),
    ...factsOf(page, 'BreadcrumbList').flatMap((thing) =>
      Crumbs.parse(thing).itemListElement.map(({ name }) => name),
    ),
  ];
  return words.map((text) => text.replaceAll(/\s+/gu, ' ').trim());
}
