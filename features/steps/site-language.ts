import { Given, Then, When } from '@cucumber/cucumber';
import { untilHydrated } from '../../scripts/browser/hydration.ts';
import { expect } from '../support/expect.ts';
import { type Language, pageAddress } from '../support/pages.ts';
import { Screen } from '../support/screen.ts';
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
