import { Given, Then, When } from '@cucumber/cucumber';
import { findAccessibilityViolations } from '../support/axe.ts';
import { expect } from '../support/expect.ts';
import { fileOfStudio, git, home } from '../support/studio.ts';
import {
  editHomePage,
  frenchBox,
  status as statusLine,
  studioWord,
} from '../support/studio-page.ts';
import { allStatesTimeoutMs, buildTimeoutMs } from '../support/timeouts.ts';
import type { SiteWorld } from '../support/world.ts';

const rowStep = 128;

Given(
  'I edit the home page in the studio',
  { timeout: buildTimeoutMs },
  async function (this: SiteWorld) {
    await editHomePage(this);
  },
);

Then('no file has changed', async function (this: SiteWorld) {
  await expect.poll(() => git('status', '--porcelain')).toBe('');
});

Then('the file of the home page holds {string}', async function (this: SiteWorld, text: string) {
  await expect.poll(() => fileOfStudio(home)).toContain(text);
});

When('I go through the studio by keyboard alone', async function (this: SiteWorld) {
  await this.page.getByRole('link', { name: studioWord('skipToPanel') }).focus();
  await this.page.keyboard.press('Enter');
  await expect(this.page.getByRole('complementary')).toBeFocused();
  const list = this.page.getByText(/^Textes de cette page \([1-9]/);
  await list.focus();
  await this.page.keyboard.press('Enter');
  await this.page.keyboard.press('Tab');
  await this.page.keyboard.press('Enter');
});

Then('I reach a text, change it, and find every room', async function (this: SiteWorld) {
  await expect(frenchBox(this)).toBeFocused();
  await this.page.keyboard.press('End');
  await this.page.keyboard.type(' ou presque');
  await expect(statusLine(this)).toHaveText(studioWord('saved'));
});

Then(
  'every room of the studio is free of accessibility faults',
  { timeout: allStatesTimeoutMs },
  async function (this: SiteWorld) {
    const rooms = this.page.getByRole('navigation').getByRole('button');
    for (const room of await rooms.all()) {
      await room.focus();
      await this.page.keyboard.press('Enter');
      await expect(room).toHaveAttribute('aria-pressed', 'true');
      expect(await findAccessibilityViolations(this.page)).toEqual([]);
    }
  },
);

Then(
  'its rooms and tools stand in one row from {int} to {int} pixels wide',
  async function (this: SiteWorld, narrowest: number, widest: number) {
    const height = this.page.viewportSize()?.height ?? 0;
    for (let width = narrowest; width <= widest; width += rowStep) {
      await this.page.setViewportSize({ width, height });
      const middles = await this.page
        .getByRole('banner')
        .getByRole('button')
        .evaluateAll((buttons) =>
          buttons.map((each) => {
            const { top, bottom } = each.getBoundingClientRect();
            return Math.round((top + bottom) / 2);
          }),
        );
      expect(new Set(middles).size, `${width} pixels wide`).toBe(1);
    }
  },
);
