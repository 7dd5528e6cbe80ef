import { type DataTable, Then } from '@cucumber/cucumber';
import { expect } from '../support/expect.ts';
import { inLanguage, type Language, pageAddress } from '../support/pages.ts';
import { linksOf, Screen } from '../support/screen.ts';
import { whole } from '../support/words.ts';
import type { SiteWorld } from '../support/world.ts';

Then(
  'it links each page that search engines are told of in {siteLanguage}, and each once',
  async function (this: SiteWorld, language: Language) {
    const listed = (await listedOf(this)).filter((address) => !isFrenchOnly(address, language));
    expect(listed.toSorted()).toEqual((await sitemapOf(this, language)).toSorted());
  },
);

/** The words of a link, and the page that it leads to. */
Then('it links these pages too:', async function (this: SiteWorld, table: DataTable) {
  const links = await linksOf(map(this));
  for (const [words = '', page = ''] of table.raw()) {
    expect(links).toContainEqual({ words, leadsTo: pageAddress(page, this.language) });
  }
});

Then(
  'the pages under {string} are those of the {int} industries',
  async function (this: SiteWorld, name: string, count: number) {
    const link = this.page.getByRole('link', { name: whole(name) });
    const item = map(this).getByRole('listitem').filter({ has: link });
    const under = (await linksOf(item.getByRole('list'))).map(({ leadsTo }) => leadsTo);
    expect(under).toHaveLength(count);
    for (const address of under) expect(address).toContain(pageAddress('industry solutions', 'fr'));
  },
);

function map(world: SiteWorld) {
  return new Screen(world.page).main.getByRole('region', {
    name: /^(?:Toutes les pages|All pages)$/,
  });
}

async function listedOf(world: SiteWorld): Promise<string[]> {
  const addresses = (await linksOf(map(world))).map(({ leadsTo }) => leadsTo);
  return addresses.filter((address) => address.startsWith('/'));
}

function isFrenchOnly(address: string, language: Language): boolean {
  const screens = ['expert agents', 'use cases'].map((screen) => pageAddress(screen, language));
  return language === 'en' && screens.includes(address);
}

/** The paths that sitemap.xml lists in a language. */
async function sitemapOf(world: SiteWorld, language: Language): Promise<string[]> {
  const answer = await world.context.request.get('/sitemap.xml');
  const addresses = [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/gu)].map(
    ([, address = '']) => new URL(address.replaceAll('&amp;', '&')).pathname,
  );
  const prefix = inLanguage('/', 'en');
  return addresses.filter((path) => {
    const isEnglish = path === prefix || path.startsWith(`${prefix}/`);
    return isEnglish === (language === 'en');
  });
}
