import { type DataTable, Then } from '@cucumber/cucumber';
import type { Locator } from '@playwright/test';
import {
  beAsked,
  ConsentScreen,
  consentOf,
  expectAsked,
  expectChoice,
  names,
  otherTab,
} from '../support/consent.ts';
import { expect } from '../support/expect.ts';
import { expectNoLayoutShift } from '../support/layout-shift.ts';
import { forEachRow } from '../support/rows.ts';
import { plain } from '../support/words.ts';
import type { SiteWorld } from '../support/world.ts';
import { allPages } from './site-every-page.ts';
import { screenSizes } from './visitor.ts';

Then('the cookie banner asks for a choice', async function (this: SiteWorld) {
  await expectAsked(this.page, this.language);
});

Then('the cookie banner is not there', async function (this: SiteWorld) {
  await expect(consentOf(this).banner).toBeHidden();
  await expect(consentOf(this).settings).toBeHidden();
});

Then('the cookie banner is not there in the other tab either', async function (this: SiteWorld) {
  const other = new ConsentScreen(otherTab(this), this.language);
  await expect(other.banner).toBeHidden();
  await expect(other.settings).toBeHidden();
});

Then('my stored choice is {string}', async function (this: SiteWorld, categories: string) {
  await expectChoice(this.page, this.language, categories);
});

Then('accepting and rejecting take the same room, side by side', async function (this: SiteWorld) {
  const accept = await roomOf(consentOf(this).button('accept'));
  const reject = await roomOf(consentOf(this).button('reject'));
  expect(reject).toEqual({ ...accept, x: reject.x });
  expect(reject.x).toBeGreaterThan(accept.x);
});

Then(
  'the cookie banner asks, moves nothing, and leaves half of the screen to the page:',
  async function (this: SiteWorld, table: DataTable) {
    await forEachRow(table, async ({ screen }) => {
      const viewport = screenSizes[screen === 'small' ? 'small' : 'large'];
      await this.openSession({ viewport });
      await beAsked(this, 'home');
      await expectNoLayoutShift(this.page);
      const { height } = await roomOf(consentOf(this).banner);
      expect(height).toBeLessThanOrEqual(viewport.height / 2);
    });
  },
);

Then('the cookie banner leaves the whole screen to the page', async function (this: SiteWorld) {
  await expect(consentOf(this).banner).not.toBeInViewport();
});

Then('the switches say:', async function (this: SiteWorld, table: DataTable) {
  const { switches } = consentOf(this);
  await expect(switches).toHaveCount(table.raw().length);
  for (const [name = '', state] of table.raw()) {
    const one = consentOf(this).switchOf(name);
    await expect(one).toBeChecked({ checked: state?.startsWith('on') ?? false });
    await expect(one).toBeEnabled({ enabled: !state?.endsWith('locked') });
  }
});

Then('{string} cannot be switched off', async function (this: SiteWorld, category: string) {
  const one = consentOf(this).switchOf(category);
  await one.click({ force: true });
  await expect(one).toBeChecked();
  await expect(one).toBeDisabled();
});

/** The room that it takes once it has come to rest, in whole px: a row's parts differ by what is left of one. */
async function roomOf(locator: Locator) {
  await locator.evaluate(() => {
    // What waits for the visitor to scroll would never come to an end.
    const running = document
      .getAnimations()
      .filter(
        ({ timeline, playState }) => timeline === document.timeline && playState === 'running',
      );
    return Promise.all(running.map(({ finished }) => finished));
  });
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not on the screen.');
  const { x, y, width, height } = box;
  return {
    x: Math.round(x),
    y: Math.round(y),
    width: Math.round(width),
    height: Math.round(height),
  };
}

Then(
  'each page bears the cookie banner in its language, out of sight until it asks',
  async function (this: SiteWorld) {
    for (const { page, language } of await allPages(this)) {
      const { banner, accept, reject, settings, close } = names[language];
      const served = page.document.querySelector('section[aria-labelledby="cookie-banner-title"]');
      const buttons = [...(served?.querySelectorAll('button') ?? [])];
      expect(plain(served?.querySelector('h2')?.textContent ?? ''), page.address).toBe(banner);
      expect(
        buttons.map((button) => plain(button.getAttribute('aria-label') ?? button.textContent)),
        page.address,
      ).toEqual([accept, reject, settings, close]);
      expect(served?.hasAttribute('hidden'), page.address).toBe(true);
      expect(page.document.querySelectorAll('dialog[open]'), page.address).toHaveLength(0);
    }
  },
);
