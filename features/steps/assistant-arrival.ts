import { Given, When } from '@cucumber/cucumber';
import { fillTokens, type Language } from '../../scripts/test/screens.ts';
import { arrive, assistantOf, comeDown, goToTop } from '../support/assistant.ts';
import { settleCookies } from '../support/consent.ts';
import { message } from '../support/content-words.ts';
import { expect } from '../support/expect.ts';
import { Screen } from '../support/screen.ts';
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

/** On a low screen: the page is a short one. */
Given('I have scrolled down the blog page', async function (this: SiteWorld) {
  await settleCookies(this);
  await this.page.setViewportSize({ width: 1280, height: 300 });
  await this.visit('blog');
  await comeDown(this, 200);
});

Given('I have come from the "platform" page by a link', async function (this: SiteWorld) {
  await settleCookies(this);
  await this.visit('platform');
  const { header } = new Screen(this.page);
  await header
    .getByRole('link', { name: fillTokens(message('page.home', this.language)), exact: true })
    .click();
  await expect(this.page).toHaveURL('/');
});

Given('I have scrolled down the page', async function (this: SiteWorld) {
  await comeDown(this);
});

Given('I have made no choice about cookies yet', async function (this: SiteWorld) {
  await this.visit('home');
});

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

When('I come to the home page at its section "challenge"', async function (this: SiteWorld) {
  await this.page.goto('/#challenge');
});
