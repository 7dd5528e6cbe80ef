import { Then } from '@cucumber/cucumber';
import type { Locator, Page } from '@playwright/test';
import { consentOf, expectFocusIn } from '../support/consent.ts';
import { expect } from '../support/expect.ts';
import type { SiteWorld } from '../support/world.ts';

Then('my focus is where it was', async function (this: SiteWorld) {
  expect(await this.page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
});

Then('my focus is in the cookie banner', async function (this: SiteWorld) {
  await expectFocusIn(consentOf(this).banner);
});

Then('the keyboard stays in them', async function (this: SiteWorld) {
  const { settings, save } = consentOf(this);
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

Then(
  'each button of the banner comes into view as the keyboard reaches it',
  async function (this: SiteWorld) {
    for (const button of ['accept', 'reject', 'settings', 'close'] as const) {
      const control = consentOf(this).button(button);
      await tabTo(this.page, control);
      await expect(control).toBeInViewport({ ratio: 1 });
      await control.click({ trial: true });
    }
  },
);

Then(
  'no link or control that I reach by keyboard is hidden under the banner',
  async function (this: SiteWorld) {
    let reached = 0;
    for (let press = 0; press < 60; press += 1) {
      await this.page.keyboard.press('Tab');
      // The page may be on its way to what has the focus, and the focus on its way past the page's end.
      await expect.poll(() => this.page.evaluate(focusedUnderBanner)).toBe(undefined);
      if (await this.page.evaluate(isPageFocused)) reached += 1;
    }
    expect(reached).toBeGreaterThan(20);
  },
);

/** In the page: what has the focus, if the banner lies over its middle or nothing of it is on the screen. */
function focusedUnderBanner(): string | undefined {
  const focused = document.querySelector(':focus:not(#cookie-banner *)');
  if (!focused) return undefined;
  const { left, top, width, height } = focused.getBoundingClientRect();
  const seen = document.elementFromPoint(left + width / 2, top + height / 2);
  return seen && !seen.closest('#cookie-banner') ? undefined : (focused.textContent ?? '');
}

function isPageFocused(): boolean {
  return document.querySelector(':focus:not(#cookie-banner *)') !== null;
}

/** Presses Tab until a control has the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  const isFocused = () => control.evaluate((one) => one === document.activeElement);
  for (let press = 0; press < 8 && !(await isFocused()); press += 1)
    await page.keyboard.press('Tab');
  await expect(control).toBeFocused();
}
