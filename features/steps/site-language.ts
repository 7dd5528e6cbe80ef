import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import { type Language, languagesOfSite, pageAddress } from '../../scripts/test/screens.ts';
import { expect } from '../support/expect.ts';
import { foreignSentences } from '../support/foreign-sentences.ts';
import { readHtml } from '../support/html.ts';
import { Part, textOf } from '../support/part.ts';
import { copiesOf } from '../support/reading.ts';
import { Screen } from '../support/screen.ts';
import { plain } from '../support/words.ts';
import type { SiteWorld } from '../support/world.ts';
import { misplacedTexts } from '../support/written-texts.ts';
import { expectScreen } from './site-addresses.ts';
import { allPages } from './site-every-page.ts';

const locales = { fr: 'fr-FR', en: 'en-GB' } as const satisfies Record<Language, string>;
const found = new WeakMap<SiteWorld, { address: string; current: string | null }[]>();

Given('my browser prefers {siteLanguage}', async function (this: SiteWorld, language: Language) {
  await this.openSession({ locale: locales[language] });
});

Given(
  'I have read the {screen} page in {siteLanguage}',
  async function (this: SiteWorld, name: string, language: Language) {
    await this.page.goto(pageAddress(name, language));
  },
);

When('I choose {string} in the language switcher', async function (this: SiteWorld, name: string) {
  await choose(this, name);
});

When(
  'I choose {string}, then {string} in the language switcher',
  async function (this: SiteWorld, first: string, second: string) {
    const places = [];
    for (const name of [first, second]) {
      await choose(this, name);
      const link = new Screen(this.page).switcher.getByRole('link', { name });
      await expect(link).toHaveAttribute('aria-current', 'true');
      places.push({
        address: new URL(this.page.url()).pathname,
        current: await link.getAttribute('lang'),
      });
    }
    found.set(this, places);
  },
);

Then(
  'I found the {screen} page in {siteLanguage}, then in {siteLanguage}',
  async function (this: SiteWorld, name: string, first: Language, second: Language) {
    const addresses = found.get(this)?.map(({ address }) => address);
    expect(addresses).toEqual([pageAddress(name, first), pageAddress(name, second)]);
    await expectScreen(this, name, second);
  },
);

Then('the switcher said so each time', function (this: SiteWorld) {
  expect(found.get(this)?.map(({ current }) => current)).toEqual(['en', 'fr']);
});

Then(
  'under English these pages open with a note in English, and their titles end in {string}:',
  async function (this: SiteWorld, words: string, table: DataTable) {
    for (const screen of table.raw().flat()) {
      const { document } = await readHtml(this.site.origin, pageAddress(screen, 'en'));
      const [note] = document.querySelectorAll('main p, main h1, main section');
      expect(note?.localName).toBe('p');
      expect(note?.closest('[lang]')?.getAttribute('lang')).toBe('en');
      expect(note && textOf(note)).toMatch(/\p{L}/u);
      expect(plain(document.title).endsWith(plain(`${words} | {product}`)), screen).toBe(true);
    }
  },
);

Then(
  'links to these screens say on each English page that they are in French, and on no French page:',
  async function (this: SiteWorld, table: DataTable) {
    for (const frame of languagesOfSite) {
      const links = await linksTo(this, frame, table.raw().flat());
      expect(links.length).toBeGreaterThan(40);
      for (const { words, element } of links) {
        const said = /\(.+\)$/u.exec(words)?.[0] ?? '';
        const isInEnglish = frame === 'en' && !element.closest('main[lang="fr"]');
        expect(said, words).toBe(isInEnglish ? '(in French)' : '');
        expect(element.getAttribute('hreflang')).toBe(isInEnglish ? 'fr' : null);
      }
    }
  },
);

Then(
  'no page has a sentence of the other language without its mark',
  async function (this: SiteWorld) {
    const sentences = (await allPages(this)).flatMap(({ page }) =>
      foreignSentences(page.document).map((sentence) => `${page.address}: ${sentence}`),
    );
    expect(sentences).toEqual([]);
  },
);

Then(
  'each part of each page holds the texts that were written for it, and none of the other language',
  async function (this: SiteWorld) {
    expect(await misplacedTexts((address) => readHtml(this.site.origin, address))).toEqual([]);
  },
);

Then(
  'header and footer have no words in common between the languages, but names',
  function (this: SiteWorld) {
    const [french = [], english = []] = copiesOf(this).map(({ page, language }) =>
      ['header nav', 'footer']
        .flatMap((place) => [...page.document.querySelectorAll(place)])
        .flatMap((element) => new Part(element, language, page.address).links())
        .filter(({ leadsTo, element }) => leadsTo.startsWith('/') && !element.getAttribute('lang'))
        // "Cookies" is called so in both languages (docs/interface.md).
        .filter(({ element }) => !element.hasAttribute('data-consent-command'))
        .map(({ words }) => words),
    );
    expect(french.length).toBe(english.length);
    expect(french.filter((words) => english.includes(words))).toEqual([]);
  },
);

async function choose(world: SiteWorld, name: string): Promise<void> {
  await new Screen(world.page).switcher.getByRole('link', { name }).click();
}

/** The links to these screens, but for the switcher's, and a page's own to places within it. */
async function linksTo(world: SiteWorld, frame: Language, screens: readonly string[]) {
  const addresses = screens.map((screen) => pageAddress(screen, frame));
  const pages = (await allPages(world)).filter(({ language }) => language === frame);
  return pages.flatMap(({ page, language }) =>
    new Part(page.document.body, language, page.address).links().filter(({ leadsTo, element }) => {
      const [path = ''] = leadsTo.split(/[?#]/u);
      const isOwn = path === page.address && !element.closest('header, footer');
      return addresses.includes(path) && !element.hasAttribute('lang') && !isOwn;
    }),
  );
}
