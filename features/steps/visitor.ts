import { defineParameterType, Given, Then, When } from '@cucumber/cucumber';
import { type Language, languagesOfSite } from '../../scripts/test/screens.ts';
import { expectNoLayoutShift } from '../support/layout-shift.ts';
import type { SiteWorld } from '../support/world.ts';

export const screenSizes = {
  small: { width: 360, height: 640 },
  large: { width: 1440, height: 900 },
  'very low': { width: 320, height: 256 },
} as const;

defineParameterType({
  name: 'siteLanguage',
  regexp: /French|English/,
  transformer: (name: string): Language => (name === 'English' ? 'en' : 'fr'),
});

defineParameterType({
  name: 'languages',
  regexp: /both languages|French|English/,
  transformer: (name: string): readonly Language[] => {
    if (name === 'both languages') return languagesOfSite;
    return [name === 'English' ? 'en' : 'fr'];
  },
});

Given('my language is {siteLanguage}', function (this: SiteWorld, language: Language) {
  this.language = language;
});

Given('scripts do not run in my browser', async function (this: SiteWorld) {
  await this.openSession({ javaScriptEnabled: false });
});

Given(
  /^I have a (small|large|very low) screen$/,
  async function (this: SiteWorld, size: keyof typeof screenSizes) {
    await this.page.setViewportSize(screenSizes[size]);
  },
);

Given('I read the {screen} page', async function (this: SiteWorld, screen: string) {
  await this.visit(screen);
});

When(/^I press (Tab|Escape|Enter)$/, async function (this: SiteWorld, key: string) {
  await this.page.keyboard.press(key);
});

When('I go back', async function (this: SiteWorld) {
  await this.page.goBack();
});

/** Of a clock that stands still unless a step moves it on. */
When(
  /^(\d+(?:\.\d+)?) (?:more )?seconds? ha(?:s|ve) passed$/,
  async function (this: SiteWorld, seconds: string) {
    await this.advanceClock(Number(seconds) * 1000);
  },
);

Then('nothing on the page has moved', async function (this: SiteWorld) {
  await expectNoLayoutShift(this.page);
});
