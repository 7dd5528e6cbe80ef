import { Given } from '@cucumber/cucumber';
import { pageAddress } from '../../scripts/test/screens.ts';
import { askedByMs, beAsked, ConsentScreen, consentOf, otherTab } from '../support/consent.ts';
import { expect } from '../support/expect.ts';
import type { SiteWorld } from '../support/world.ts';

Given('a part of the page is late', async function (this: SiteWorld) {
  // It never comes: the page is not loaded as long as it is waited for.
  await this.context.route('**/walls/*', () => undefined);
});

Given('the cookie banner has asked me', async function (this: SiteWorld) {
  await beAsked(this, 'home');
});

Given(
  'the cookie banner has asked me on the {screen} page',
  async function (this: SiteWorld, screen: string) {
    await beAsked(this, screen);
  },
);

Given('the cookie banner has asked me in two tabs', async function (this: SiteWorld) {
  await beAsked(this, 'home');
  const other = await this.context.newPage();
  await other.goto(this.page.url());
  await this.advanceClock(askedByMs);
  await new ConsentScreen(other, this.language).banner.waitFor();
});

Given('the cookie settings are open in the other tab', async function (this: SiteWorld) {
  await new ConsentScreen(otherTab(this), this.language).button('settings').click();
});

Given(
  'I have followed its link to the cookie policy, where it asks for a choice',
  async function (this: SiteWorld) {
    const screen = consentOf(this);
    await screen.banner.getByRole('link').click();
    await this.page.waitForURL(pageAddress('cookie policy', this.language));
    await this.advanceClock(askedByMs);
    await expect(screen.button('accept')).toBeInViewport({ ratio: 1 });
  },
);

Given('my browser forbids the site to store anything', async function (this: SiteWorld) {
  await this.context.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied', 'SecurityError');
      },
    });
  });
});
