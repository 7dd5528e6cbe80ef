import { Given } from '@cucumber/cucumber';
import type { Language } from '../../scripts/test/screens.ts';
import { arrive, assistantOf, goToTop } from '../support/assistant.ts';
import { settleCookies } from '../support/consent.ts';
import type { SiteWorld } from '../support/world.ts';

Given('I am at the top of the home page', async function (this: SiteWorld) {
  await arrive(this, 'home');
  await goToTop(this);
});

Given('I have scrolled down the home page', async function (this: SiteWorld) {
  await arrive(this, 'home');
});

Given('I have scrolled down a page', async function (this: SiteWorld) {
  await arrive(this);
});

Given(
  'I have scrolled down a page in {siteLanguage}',
  async function (this: SiteWorld, language: Language) {
    this.language = language;
    await arrive(this);
  },
);

Given(
  /^I have come to the (.+) page with the pill (collapsed|expanded)$/,
  async function (this: SiteWorld, screen: string, state: 'collapsed' | 'expanded') {
    await arrive(this, screen);
    if (state === 'expanded') await assistantOf(this).expand();
  },
);

Given('a screen {int} pixels wide', async function (this: SiteWorld, width: number) {
  await this.page.setViewportSize({ width, height: 800 });
});

Given('I have answered about cookies', async function (this: SiteWorld) {
  await settleCookies(this);
});

Given(
  /^I am in (\w+\/\w+), and it is 14:05 in London$/,
  async function (this: SiteWorld, timezoneId: string) {
    await this.openSession({ timezoneId });
    await this.holdTime(new Date('2026-01-05T14:05:00Z'));
  },
);
