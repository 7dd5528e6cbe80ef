import { readdirSync } from 'node:fs';
import { type DataTable, Then } from '@cucumber/cucumber';
import { z } from 'zod';
import {
  inLanguage,
  isFrenchOnly,
  type Language,
  languagesOfSite,
  pageAddress,
} from '../../scripts/test/screens.ts';
import { readYaml } from '../../scripts/test/yaml-files.ts';
import { expect } from '../support/expect.ts';
import { ask, type HtmlPage } from '../support/html.ts';
import { textOf } from '../support/part.ts';
import { copiesOf, partsOf } from '../support/reading.ts';
import type { SiteWorld } from '../support/world.ts';

const industries = 'content/collections/industries';
const Texts = z.looseObject({ title: z.string() }).optional();
const Industry = z.looseObject({ texts: z.object({ fr: Texts, en: Texts }) });

Then(
  '{string} links each page that search engines are told of in its language, each once and by its own name',
  async function (this: SiteWorld, name: string) {
    const told = await sitemapOf(this);
    for (const part of partsOf(this, name)) {
      const links = part.links().filter(({ leadsTo }) => leadsTo.startsWith('/'));
      const own = links.filter(({ leadsTo }) => part.language === 'fr' || !isFrenchOnly(leadsTo));
      const expected = told.filter((path) => languageOf(path) === part.language);
      expect(own.map(({ leadsTo }) => leadsTo).toSorted()).toEqual(expected.toSorted());
      expect(new Set(links.map(({ words }) => words)).size).toBe(links.length);
      for (const { words } of links) expect(words).toMatch(/\p{L}/u);
    }
  },
);

Then(
  'in English {string} links these pages too, and says that they are in French:',
  function (this: SiteWorld, name: string, table: DataTable) {
    const part = partsOf(this, name).find(({ language }) => language === 'en');
    const foreign = part?.links().filter(({ leadsTo }) => isFrenchOnly(leadsTo)) ?? [];
    expect(foreign.map(({ leadsTo }) => leadsTo).toSorted()).toEqual(
      table
        .raw()
        .flat()
        .map((page) => pageAddress(page, 'en'))
        .toSorted(),
    );
    for (const { words, element } of foreign) {
      expect(words.endsWith(' (in French)')).toBe(true);
      expect(element.getAttribute('hreflang')).toBe('fr');
    }
  },
);

Then(
  'under the {screen} page stand {int} pages of its own',
  function (this: SiteWorld, screen: string, count: number) {
    for (const part of partsOf(this, 'the pages')) {
      const address = pageAddress(screen, part.language);
      const link = part.links().find(({ leadsTo }) => leadsTo === address);
      const under = link?.element.closest('li')?.querySelector('ul');
      expect(under && part.links(under)).toHaveLength(count);
    }
  },
);

Then(
  'the switcher leads to the industry of the same name in content, or else to the industry solutions page',
  function (this: SiteWorld) {
    const otherTitles = readOtherTitles();
    const copies = copiesOf(this);
    for (const { page, language } of copies) {
      const other: Language = language === 'fr' ? 'en' : 'fr';
      const title = nameOf(page);
      const link = page.document.querySelector(`header a[lang="${other}"]`);
      const otherTitle = otherTitles.get(`${language} ${title}`);
      const all = pageAddress('industry solutions', other);
      const expected = copies.find(
        (copy) => copy.language === other && nameOf(copy.page) === otherTitle,
      );
      expect(decodeURI(link?.getAttribute('href') ?? ''), title).toBe(
        decodeURI(expected?.page.address ?? all),
      );
    }
  },
);

/** The name at the end of the way to a page: its headline may say more. */
function nameOf({ document }: HtmlPage): string {
  return textOf(document.querySelector('li > span[aria-current]') ?? document.body);
}

/** The title of each industry in the other language, where it has one. */
function readOtherTitles(): Map<string, string> {
  const titles = new Map<string, string>();
  for (const file of readdirSync(industries)) {
    const { texts } = readYaml(`${industries}/${file}`, Industry);
    if (!texts.fr || !texts.en) continue;
    titles.set(`fr ${texts.fr.title}`, texts.en.title).set(`en ${texts.en.title}`, texts.fr.title);
  }
  return titles;
}

/** The paths that sitemap.xml lists. */
async function sitemapOf({ site }: SiteWorld): Promise<string[]> {
  const { body } = await ask(`${site.origin}/sitemap.xml`);
  return [...body.matchAll(/<loc>([^<]+)<\/loc>/gu)].map(
    ([, address = '']) => new URL(address.replaceAll('&amp;', '&')).pathname,
  );
}

function languageOf(path: string): Language {
  const prefix = inLanguage('/', 'en');
  const isEnglish = path === prefix || path.startsWith(`${prefix}/`);
  return languagesOfSite[isEnglish ? 1 : 0];
}
