import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import {
  assistantOf,
  boxOf,
  goToTop,
  heightOf,
  scrollTo,
  scrollToEnd,
  setMovement,
} from '../support/assistant.ts';
import { coveredInFooter, coveredInForm, coveredInPill } from '../support/covered.ts';
import { expect } from '../support/expect.ts';
import { forEachRow } from '../support/rows.ts';
import type { SiteWorld } from '../support/world.ts';

/** Nothing that begins to move then has had time to. */
When('I have just scrolled down {int} pixels', async function (this: SiteWorld, pixels: number) {
  await setMovement(this.page, 'halted');
  await scrollTo(this.page, pixels);
});

Given('I have gone back to the top of the page', async function (this: SiteWorld) {
  await scrollTo(this.page, 0);
  await expectState(this, 'hidden');
});

When('I scroll down again', async function (this: SiteWorld) {
  await scrollTo(this.page, 900);
});

When('the circle has arrived', async function (this: SiteWorld) {
  await setMovement(this.page, 'going');
});

When('the keyboard reaches the pill while the form is behind it', async function (this: SiteWorld) {
  await this.page
    .getByRole('form')
    .getByRole('textbox')
    .nth(2)
    .evaluate((field) => {
      field.scrollIntoView({ block: 'end', behavior: 'instant' });
    });
  await assistantOf(this).prompt.focus();
});

Then(
  'scrolled down from the top at once, the assistant is:',
  async function (this: SiteWorld, table: DataTable) {
    await setMovement(this.page, 'halted');
    await forEachRow(table, async (row) => {
      await goToTop(this);
      await scrollTo(this.page, Number(row.pixels));
      await expectState(this, row['the assistant is']);
    });
  },
);

Then(
  'so many pixels before the end, the assistant is:',
  async function (this: SiteWorld, table: DataTable) {
    await forEachRow(table, async (row) => {
      await scrollToEnd(this.page, Number(row.pixels));
      await expectState(this, row['the assistant is']);
    });
  },
);

Then('the assistant is there', async function (this: SiteWorld) {
  await expectState(this, 'there');
});

Then('the circle is in the upper half of the screen', async function (this: SiteWorld) {
  const { y } = await boxOf(assistantOf(this).circle);
  expect(y).toBeGreaterThan(0);
  expect(y).toBeLessThan(heightOf(this) / 2);
});

Then('it stands at the bottom of the screen', async function (this: SiteWorld) {
  const below = async () => {
    const { y, height } = await boxOf(assistantOf(this).prompt);
    return heightOf(this) - y - height;
  };
  await expect.poll(below).toBe(16);
});

Then(
  'the pill covers no link of the footer while I scroll to the end',
  async function (this: SiteWorld) {
    const { seen, names } = await coveredInFooter(this.page);
    expect(seen).toBeGreaterThan(5);
    expect(names).toEqual([]);
  },
);

Then(
  'the pill covers no field or button of the form while I scroll to the end',
  async function (this: SiteWorld) {
    const { seen, names } = await coveredInForm(this.page);
    expect(seen).toBeGreaterThan(5);
    expect(names).toEqual([]);
  },
);

Then('nothing covers the pill', async function (this: SiteWorld) {
  expect(await coveredInPill(this.page)).toEqual([]);
});

async function expectState(world: SiteWorld, state = ''): Promise<void> {
  const { pill, prompt, circle } = assistantOf(world);
  switch (state) {
    case 'hidden':
      await expect(pill).toHaveCount(0);
      return await expect(circle).toBeHidden();
    case 'announced by its circle':
      await expect(circle).toBeVisible();
      return await expect(pill).toHaveCount(0);
    case 'there':
      await expect(prompt).toBeVisible();
      return await expect(circle).toBeHidden();
    default:
      throw new Error(`The assistant is never "${state}".`);
  }
}
