import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import type { Locator, Page } from '@playwright/test';
import { untilHydrated } from '../../scripts/browser/hydration.ts';
import { expect } from '../support/expect.ts';
import { foreignSentences } from '../support/foreign-sentences.ts';
import { type Language, languagesOfSite, pageAddress, screenNames } from '../support/pages.ts';
import { Screen } from '../support/screen.ts';
import { plain } from '../support/words.ts';
import type { SiteWorld } from '../support/world.ts';

const locales = { fr: 'fr-FR', en: 'en-GB' } as const satisfies Record<Language, string>;

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
  if (this.runsScripts) await untilHydrated(this.page);
  await new Screen(this.page).switcher.getByRole('link', { name }).click();
});

Then('the switcher says that this is {string}', async function (this: SiteWorld, name: string) {
  const link = new Screen(this.page).switcher.getByRole('link', { name });
  await expect(link).toHaveAttribute('aria-current', 'true');
});

/** All pages of a language take their time on a busy machine. */
const timeout = 120_000;

Then(
  'the content opens with the English words {string}',
  async function (this: SiteWorld, words: string) {
    const first = new Screen(this.page).main.getByRole('paragraph').first();
    await expect(first).toHaveText(words);
    await expect(first).toHaveAttribute('lang', 'en');
  },
);

Then("the browser's tab says {string}", async function (this: SiteWorld, title: string) {
  await expect.poll(async () => plain(await this.page.title())).toBe(plain(title));
});

Then(
  'on each English page the links to these screens end in {string} and are marked as French:',
  { timeout },
  async function (this: SiteWorld, words: string, table: DataTable) {
    const addresses = table
      .raw()
      .flat()
      .map((screen) => pageAddress(screen, 'en'));
    let found = 0;
    for (const screen of screenNames) {
      await this.page.goto(pageAddress(screen, 'en'), { waitUntil: 'domcontentloaded' });
      for (const link of await linksTo(this.page, addresses)) {
        expect(plain((await link.textContent()) ?? '').endsWith(words)).toBe(true);
        await expect(link).toHaveAttribute('hreflang', 'fr');
        found += 1;
      }
    }
    expect(found).toBeGreaterThan(screenNames.length);
  },
);

Then(
  'no page has a sentence of the other language without its mark',
  { timeout },
  async function (this: SiteWorld) {
    const found: string[] = [];
    for (const language of languagesOfSite) {
      for (const screen of screenNames) {
        const address = pageAddress(screen, language);
        await this.page.goto(address, { waitUntil: 'domcontentloaded' });
        const sentences = await foreignSentences(this.page);
        found.push(...sentences.map((sentence) => `${address}: ${sentence}`));
      }
    }
    expect(found).toEqual([]);
  },
);

/** The links to these pages, but for the switcher's, and a page's own to places within it. */
async function linksTo(page: Page, addresses: readonly string[]): Promise<Locator[]> {
  const here = new URL(page.url()).pathname;
  const found = addresses.map((address) => {
    const links = page.locator(`a:not([lang]):is([href="${address}"], [href^="${address}#"])`);
    return address === here ? links.and(page.locator('a:not(main a)')).all() : links.all();
  });
  return (await Promise.all(found)).flat();
}
