import { Given } from '@cucumber/cucumber';
import { noon, stopClock } from '../support/clock.ts';
import { ConsentScreen, consentRecord } from '../support/consent.ts';
import { expect } from '../support/expect.ts';
import type { SiteWorld } from '../support/world.ts';

const minute = 60 * 1000;
const day = 24 * 60 * minute;

Given("only the banner's own script reaches me", async function (this: SiteWorld) {
  this.problems.expect(/Failed to load resource/);
  await this.context.route('**/assets/*.js', (route) =>
    route.request().url().includes('/consent-') ? route.continue() : route.abort(),
  );
});

Given('it is 20 November 2026, 12:00 UTC', async function (this: SiteWorld) {
  await stopClock(this, noon);
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
  await this.advanceClock(1000);
  await new ConsentScreen(other, this.language).banner.waitFor();
});

Given(
  'I have left the settings with {string} switched on',
  async function (this: SiteWorld, category: string) {
    const screen = new ConsentScreen(this.page, this.language);
    await screen.button('settings').click();
    await screen.switchOf(category).check();
    await this.page.keyboard.press('Escape');
    await expect(screen.settings).toBeHidden();
  },
);

Given(
  'I accepted all cookies {int} days and {int} minutes ago',
  async function (this: SiteWorld, days: number, minutes: number) {
    await store(this, consentRecord(noon.getTime() - days * day - minutes * minute));
  },
);

Given(
  'I accepted all cookies with a clock {int} minutes ahead',
  async function (this: SiteWorld, minutes: number) {
    await store(this, consentRecord(noon.getTime() + minutes * minute));
  },
);

Given(
  'my stored choice bears the version {string}',
  async function (this: SiteWorld, version: string) {
    await store(this, consentRecord(noon.getTime(), version));
  },
);

Given(
  'what is stored about cookies reads {string}',
  async function (this: SiteWorld, text: string) {
    await store(this, text);
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

async function beAsked(world: SiteWorld, screen: string): Promise<void> {
  await stopClock(world);
  await world.visit(screen);
  await world.advanceClock(1000);
  await new ConsentScreen(world.page, world.language).banner.waitFor();
}

async function store(world: SiteWorld, text: string): Promise<void> {
  await world.context.addInitScript((record) => {
    localStorage.setItem('cookie-consent', record);
  }, text);
}
