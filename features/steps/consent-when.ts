import { defineParameterType, When } from '@cucumber/cucumber';
import { pageAddress } from '../../scripts/test/screens.ts';
import { stopClock } from '../support/clock.ts';
import {
  answers,
  askedByMs,
  type BannerButton,
  consentOf,
  consentRecord,
} from '../support/consent.ts';
import { pageTimeoutMs } from '../support/timeouts.ts';
import type { SiteWorld } from '../support/world.ts';

defineParameterType({
  name: 'cookieChoice',
  regexp: new RegExp(Object.keys(answers).join('|')),
  transformer: (words: string): BannerButton => answers[words] ?? 'settings',
});

When('I scroll down to the footer', async function (this: SiteWorld) {
  await this.page.getByRole('contentinfo').scrollIntoViewIfNeeded();
});

/** Counted from the moment at which the page has loaded. */
When(
  'I have read the {screen} page for {float} second(s)',
  async function (this: SiteWorld, screen: string, seconds: number) {
    await stopClock(this);
    await this.visit(screen);
    await this.advanceClock(seconds * 1000);
  },
);

When('I have waited for it for {int} second', async function (this: SiteWorld, seconds: number) {
  await stopClock(this);
  await this.page.goto(pageAddress('home', this.language), { waitUntil: 'commit' });
  await this.page.waitForFunction(() => 'resetCookieConsent' in window, undefined, {
    timeout: pageTimeoutMs,
  });
  await this.advanceClock(seconds * 1000);
});

When('I {cookieChoice}', async function (this: SiteWorld, button: BannerButton) {
  await consentOf(this).button(button).click();
});

When("I use the footer's control for cookies", async function (this: SiteWorld) {
  await consentOf(this).reset.click();
});

When('I come back a day later', async function (this: SiteWorld) {
  await this.context.clock.fastForward('24:00:00');
  await this.page.reload();
  await this.advanceClock(askedByMs);
});

When('I go on to the English version of the page', async function (this: SiteWorld) {
  await this.page.getByRole('link', { name: 'English' }).click();
  await this.page.waitForURL('**/en');
  this.language = 'en';
  await this.advanceClock(askedByMs);
});

When('I go back to the French version', async function (this: SiteWorld) {
  await this.page.goBack();
  await this.page.waitForURL('/');
  this.language = 'fr';
  await this.advanceClock(askedByMs);
});

When('I open the page in another tab', async function (this: SiteWorld) {
  const other = await this.context.newPage();
  await other.goto(this.page.url());
  await this.advanceClock(askedByMs);
});

When('I open the cookie settings', async function (this: SiteWorld) {
  await consentOf(this).button('settings').click();
});

When(
  'I open the cookie settings by keyboard and switch on the first category',
  async function (this: SiteWorld) {
    await consentOf(this).button('settings').press('Enter');
    await consentOf(this).settings.waitFor();
    await this.page.keyboard.press('Space');
    await this.page.keyboard.press('Enter');
  },
);

/** Pages kept aside are told of nothing; what tells one that it is back is this event. */
When(
  'I accept all cookies elsewhere while the page is kept aside',
  async function (this: SiteWorld) {
    const record = consentRecord(await this.page.evaluate(() => Date.now()));
    await this.page.evaluate((text) => {
      localStorage.setItem('cookie-consent', text);
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    }, record);
  },
);
