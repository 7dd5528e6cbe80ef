import { type DataTable, Then } from '@cucumber/cucumber';
import type { Locator } from '@playwright/test';
import { findAccessibilityViolations } from '../support/axe.ts';
import { noon, resumeClock } from '../support/clock.ts';
import {
  ConsentScreen,
  expectAsked,
  expectChoice,
  names,
  otherTab,
  storedConsent,
} from '../support/consent.ts';
import { expect } from '../support/expect.ts';
import { plain } from '../support/words.ts';
import type { SiteWorld } from '../support/world.ts';
import { allPages } from './site-every-page.ts';

function screenOf({ page, language }: SiteWorld): ConsentScreen {
  return new ConsentScreen(page, language);
}

Then('the cookie banner asks for a choice', async function (this: SiteWorld) {
  await expectAsked(this.page, this.language);
});

Then('the cookie banner is not there', async function (this: SiteWorld) {
  await expect(screenOf(this).banner).toBeHidden();
  await expect(screenOf(this).settings).toBeHidden();
});

Then('the cookie banner is not there in the other tab either', async function (this: SiteWorld) {
  const other = new ConsentScreen(otherTab(this), this.language);
  await expect(other.banner).toBeHidden();
  await expect(other.settings).toBeHidden();
});

Then('my stored choice is {string}', async function (this: SiteWorld, categories: string) {
  await expectChoice(this.page, this.language, categories);
});

Then('the record holds version "1.0" and the time of my choice', async function (this: SiteWorld) {
  const stored = JSON.parse((await storedConsent(this.page)) ?? '{}');
  expect(Object.keys(stored).sort()).toEqual(['preferences', 'timestamp', 'version']);
  expect(stored.version).toBe('1.0');
  expect(stored.timestamp).toBe(noon.getTime() + 1000);
});

Then('no cookie is set and nothing is stored', async function (this: SiteWorld) {
  expect(await this.context.cookies()).toEqual([]);
  expect(await this.page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

Then('the cookie banner stands still', async function (this: SiteWorld) {
  const moving = (banner: Element) => banner.getAnimations().length;
  expect(await screenOf(this).banner.evaluate(moving)).toBe(0);
});

Then('accepting and rejecting take the same room, side by side', async function (this: SiteWorld) {
  const accept = await roomOf(screenOf(this).button('accept'));
  const reject = await roomOf(screenOf(this).button('reject'));
  expect(reject).toEqual({ ...accept, x: reject.x });
  expect(reject.x).toBeGreaterThan(accept.x);
});

Then('the cookie banner leaves half of the screen to the page', async function (this: SiteWorld) {
  const { height } = await roomOf(screenOf(this).banner);
  expect(height).toBeLessThanOrEqual((this.page.viewportSize()?.height ?? 0) / 2);
});

Then('the cookie banner leaves the whole screen to the page', async function (this: SiteWorld) {
  await expect(screenOf(this).banner).not.toBeInViewport();
});

Then('the cookie banner is accessible', async function (this: SiteWorld) {
  await resumeClock(this);
  expect(await findAccessibilityViolations(this.page, screenOf(this).banner)).toEqual([]);
});

Then('the switches say:', async function (this: SiteWorld, table: DataTable) {
  const { switches } = screenOf(this);
  await expect(switches).toHaveCount(table.raw().length);
  for (const [name = '', state] of table.raw()) {
    const one = screenOf(this).switchOf(name);
    await expect(one).toBeChecked({ checked: state?.startsWith('on') ?? false });
    await expect(one).toBeEnabled({ enabled: !state?.endsWith('locked') });
  }
});

Then('{string} cannot be switched off', async function (this: SiteWorld, category: string) {
  const one = screenOf(this).switchOf(category);
  await one.click({ force: true });
  await expect(one).toBeChecked();
  await expect(one).toBeDisabled();
});

/** The room that it takes once it has come to rest. */
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
  return box;
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
