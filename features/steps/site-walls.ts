import { Then } from '@cucumber/cucumber';
import { expect } from '../support/expect.ts';
import { ask, type HtmlPage, readHtml } from '../support/html.ts';
import { readShownWalls, type ShownWall } from '../support/walls.ts';
import type { SiteWorld } from '../support/world.ts';

Then('no two pages open with walls that look alike', async function (this: SiteWorld) {
  const walls = await readShownWalls(this.site.origin, await sitePages(this), 'opening');
  expect(walls.length).toBeGreaterThan(20);
  expect(alikeAmong(walls)).toEqual([]);
});

Then('no two pages end with walls that look alike', async function (this: SiteWorld) {
  const walls = await readShownWalls(this.site.origin, await sitePages(this), 'closing');
  expect(alikeAmong(walls)).toEqual([]);
});

Then('each page ends with a row of walls', async function (this: SiteWorld) {
  const pages = await sitePages(this);
  const walls = await readShownWalls(this.site.origin, pages, 'closing');
  expect(walls.map(({ page }) => page)).toEqual(pages.map(({ address }) => address));
});

Then('no two pages are shared with the same picture', async function (this: SiteWorld) {
  const pages = await sitePages(this);
  const shared = pages.map(({ document }) =>
    document.querySelector('meta[property="og:image"]')?.getAttribute('content'),
  );
  const addresses = shared.flatMap((address) => (address ? [new URL(address).pathname] : []));
  expect(addresses.length).toBe(pages.length);
  const answers = addresses.map((address) => ask(this.site.origin + address));
  const pictures = (await Promise.all(answers)).map(({ body }) => body);
  expect(new Set(pictures).size).toBe(pages.length);
});

/** Every page of the site, once: those that sitemap.xml lists at the addresses without a language. */
async function sitePages({ site }: SiteWorld): Promise<HtmlPage[]> {
  const { body } = await ask(`${site.origin}/sitemap.xml`);
  const paths = [...body.matchAll(/<loc>([^<]+)<\/loc>/gu)].map(
    ([, address = '']) => new URL(address.replaceAll('&amp;', '&')).pathname,
  );
  const french = paths.filter((path) => path !== '/en' && !path.startsWith('/en/'));
  return Promise.all(french.map((path) => readHtml(site.origin, path)));
}

/** Pairs of pages whose walls differ in less than two words, or have one opening under one top. */
function alikeAmong(walls: readonly ShownWall[]): string[] {
  return walls.flatMap((one, index) =>
    walls
      .slice(index + 1)
      .filter((other) => differences(one, other) < 2 || haveOneOutline(one, other))
      .map((other) => `${one.page} and ${other.page}`),
  );
}

function haveOneOutline(one: ShownWall, other: ShownWall): boolean {
  return ['opening', 'top'].every((name) => one.words.get(name) === other.words.get(name));
}

function differences(one: ShownWall, other: ShownWall): number {
  const names = new Set([...one.words.keys(), ...other.words.keys()]);
  return [...names].filter((name) => one.words.get(name) !== other.words.get(name)).length;
}
