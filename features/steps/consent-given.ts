import { Given } from '@cucumber/cucumber';
import { pageAddress } from '../../scripts/test/screens.ts';
import { noon, stopClock } from '../support/clock.ts';
import { ConsentScreen, consentRecord, expectFocusIn, otherTab } from '../support/consent.ts';
import { expect } from '../support/expect.ts';
import { untilLettersStand } from '../support/layout-shift.ts';
import type { SiteWorld } from '../support/world.ts';

const minuteMs = 60 * 1000;

Given(
  'an ad blocker refuses each file with "consent" or "cookie" in its name',
  async function (this: SiteWorld) {
    await this.context.route(/consent|cookie/iu, (route) =>
      route.request().isNavigationRequest() ? route.continue() : route.abort(),
    );
  },
);

Given('a part of the page is late', async function (this: SiteWorld) {
  // It never comes: the page is not loaded as long as it is waited for.
  await this.context.route('**/walls/*', () => undefined);
});

Given(/^the cookie banner has asked me(?: all the same)?$/, async function (this: SiteWorld) {
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
  await this.advanceClock(1000);
  await new ConsentScreen(other, this.language).banner.waitFor();
});

Given(
  'I have left the settings with {string} switched on',
  async function (this: SiteWorld, category: string) {
    await new ConsentScreen(this.page, this.language).switchOn(category);
    await this.page.keyboard.press('Escape');
    await expect(new ConsentScreen(this.page, this.language).settings).toBeHidden();
  },
);

Given('I have opened the cookie settings', async function (this: SiteWorld) {
  await new ConsentScreen(this.page, this.language).button('settings').click();
});

Given(
  'I have switched on {string} in the cookie settings',
  async function (this: SiteWorld, categories: string) {
    await new ConsentScreen(this.page, this.language).switchOn(categories);
  },
);

Given(
  "I have asked for the banner again by the footer's control, and was led to it",
  async function (this: SiteWorld) {
    const screen = new ConsentScreen(this.page, this.language);
    await screen.reset.click();
    await expectFocusIn(screen.banner);
  },
);

Given('the cookie settings are open in the other tab', async function (this: SiteWorld) {
  await new ConsentScreen(otherTab(this), this.language).button('settings').click();
});

Given(
  'I have followed its link to the cookie policy, where it asks for a choice',
  async function (this: SiteWorld) {
    const screen = new ConsentScreen(this.page, this.language);
    await screen.banner.getByRole('link').click();
    await this.page.waitForURL(pageAddress('cookie policy', this.language));
    await this.advanceClock(1000);
    await expect(screen.button('accept')).toBeInViewport({ ratio: 1 });
  },
);

Given(
  'I accepted all cookies with a clock {int} minutes ahead',
  async function (this: SiteWorld, minutes: number) {
    await store(this, consentRecord(noon.getTime() + minutes * minuteMs));
  },
);

Given(
  'my stored choice bears the version {string}',
  async function (this: SiteWorld, version: string) {
    await store(this, consentRecord(noon.getTime(), {}, version));
  },
);

Given('what is stored about cookies lacks a category', async function (this: SiteWorld) {
  await store(this, consentRecord(noon.getTime(), { marketing: undefined }));
});

Given('my browser forbids the site to store anything', async function (this: SiteWorld) {
  await this.context.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied', 'SecurityError');
      },
    });
  });
});

async function beAsked(world: SiteWorld, screen: string): Promise<void> {
  await stopClock(world);
  await world.visit(screen);
  await untilLettersStand(world.page);
  await world.advanceClock(1000);
  await new ConsentScreen(world.page, world.language).banner.waitFor();
}

async function store(world: SiteWorld, text: string): Promise<void> {
  await world.context.addInitScript((record) => {
    localStorage.setItem('cookie-consent', record);
  }, text);
}
