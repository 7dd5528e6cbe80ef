import { type DataTable, Then } from '@cucumber/cucumber';
import type { Locator, Page } from '@playwright/test';
import { noon } from '../support/clock.ts';
import { ConsentScreen, expectFocusIn, storedConsent } from '../support/consent.ts';
import { expect } from '../support/expect.ts';
import type { SiteWorld } from '../support/world.ts';

function screenOf({ page, language }: SiteWorld): ConsentScreen {
  return new ConsentScreen(page, language);
}

function otherTab({ context, page, language }: SiteWorld): ConsentScreen {
  const other = context.pages().find((one) => one !== page);
  if (!other) throw new Error('There is no other tab.');
  return new ConsentScreen(other, language);
}

Then('the cookie banner asks for a choice', async function (this: SiteWorld) {
  const screen = screenOf(this);
  for (const button of ['accept', 'reject', 'settings', 'close'] as const) {
    await expect(screen.button(button)).toBeInViewport({ ratio: 1 });
  }
  await expect(screen.settings).toBeHidden();
});

Then('the cookie banner is not there', async function (this: SiteWorld) {
  await expect(screenOf(this).banner).toBeHidden();
  await expect(screenOf(this).settings).toBeHidden();
});

Then('the cookie banner is not there in the other tab either', async function (this: SiteWorld) {
  await expect(otherTab(this).banner).toBeHidden();
  await expect(otherTab(this).settings).toBeHidden();
});

Then('the cookie banner asks in the other tab too', async function (this: SiteWorld) {
  await expect(otherTab(this).banner).toBeVisible();
});

Then('my stored choice is {string}', async function (this: SiteWorld, categories: string) {
  await expect(screenOf(this).banner).toBeHidden();
  const stored = JSON.parse((await storedConsent(this.page)) ?? '{}');
  const names = ['essential', 'analytics', 'marketing', 'functional'];
  const allowed = categories.split(', ');
  expect(stored.preferences).toEqual(
    Object.fromEntries(names.map((name) => [name, allowed.includes(name)])),
  );
});

Then('the record holds version "1.0" and the time of my choice', async function (this: SiteWorld) {
  const stored = JSON.parse((await storedConsent(this.page)) ?? '{}');
  expect(Object.keys(stored).sort()).toEqual(['preferences', 'timestamp', 'version']);
  expect(stored.version).toBe('1.0');
  expect(stored.timestamp).toBe(noon.getTime() + 1000);
});

Then('nothing is stored about cookies', async function (this: SiteWorld) {
  expect(await storedConsent(this.page)).toBeNull();
});

Then('no cookie is set and nothing is stored', async function (this: SiteWorld) {
  expect(await this.context.cookies()).toEqual([]);
  expect(await this.page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

Then('my focus is where it was', async function (this: SiteWorld) {
  expect(await this.page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
});

Then('my focus is in the cookie banner', async function (this: SiteWorld) {
  await expectFocusIn(screenOf(this).banner);
});

Then('my focus is on the button that opens the settings', async function (this: SiteWorld) {
  await expect(screenOf(this).button('settings')).toBeFocused();
});

Then('the settings can be opened again', async function (this: SiteWorld) {
  await screenOf(this).button('settings').click();
  await expect(screenOf(this).settings).toBeVisible();
});

Then('the keyboard stays in them', async function (this: SiteWorld) {
  const { settings, save } = screenOf(this);
  await settings.waitFor();
  let reached = 0;
  for (let press = 0; press < 12; press += 1) {
    await this.page.keyboard.press('Tab');
    // Between the last control and the first, the keyboard is in the browser's own frame.
    const focused = this.page.locator(':focus:not(body)');
    if ((await focused.count()) === 0) continue;
    reached += 1;
    await expectFocusIn(settings);
  }
  expect(reached).toBeGreaterThan(4);
  await expect(save).toBeVisible();
});

Then('the cookie banner stands still', async function (this: SiteWorld) {
  const moving = (banner: Element) => banner.getAnimations().length;
  expect(await screenOf(this).banner.evaluate(moving)).toBe(0);
});

Then(
  'each button of the banner comes into view as the keyboard reaches it',
  async function (this: SiteWorld) {
    for (const button of ['accept', 'reject', 'settings', 'close'] as const) {
      const control = screenOf(this).button(button);
      await tabTo(this.page, control);
      await expect(control).toBeInViewport({ ratio: 1 });
      await control.click({ trial: true });
    }
  },
);

Then("my focus is on the footer's control", async function (this: SiteWorld) {
  await expect(screenOf(this).reset).toBeFocused();
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

Then(
  'no link or control that I reach by keyboard is hidden under the banner',
  async function (this: SiteWorld) {
    let reached = 0;
    for (let press = 0; press < 60; press += 1) {
      await this.page.keyboard.press('Tab');
      const focused = this.page.locator(':focus:not(#cookie-banner *)');
      if ((await focused.count()) === 0) continue;
      reached += 1;
      // The page may be on its way to it.
      const name = (await focused.textContent()) ?? '';
      await expect.poll(() => focused.evaluate(isUnderBanner), name).toBe(false);
    }
    expect(reached).toBeGreaterThan(20);
  },
);

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

/** In the page: whether the banner lies over the middle of an element, or nothing of it is on the screen. */
function isUnderBanner(one: Element): boolean {
  const { left, top, width, height } = one.getBoundingClientRect();
  const seen = document.elementFromPoint(left + width / 2, top + height / 2);
  return !seen || seen.closest('#cookie-banner') !== null;
}

/** Presses Tab until a control has the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  const isFocused = () => control.evaluate((one) => one === document.activeElement);
  for (let press = 0; press < 8 && !(await isFocused()); press += 1)
    await page.keyboard.press('Tab');
  await expect(control).toBeFocused();
}

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
