import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import type { Locator } from '@playwright/test';
import { haltClock } from '../support/clock.ts';
import { choiceNames, demoOf, fillIn, usualRequest } from '../support/demo.ts';
import { expect } from '../support/expect.ts';
import { forEachRow } from '../support/rows.ts';
import { Screen } from '../support/screen.ts';
import type { SiteWorld } from '../support/world.ts';

Given(
  'I have tried to leave for another page, and stayed when my browser asked',
  async function (this: SiteWorld) {
    const { pathname } = new URL(this.page.url());
    const home = this.page.getByRole('banner').getByRole('link').first();
    expect(await home.getAttribute('href')).not.toBe(pathname);
    const asked = this.page.waitForEvent('dialog').then(async (question) => {
      await question.dismiss();
      return question.type();
    });
    await home.click();
    expect(await asked).toBe('beforeunload');
  },
);

Given('I have sent it before they have come', async function (this: SiteWorld) {
  await demoOf(this).send.click();
  await expect(demoOf(this).island).toHaveAttribute('aria-busy', 'true');
});

Given(
  'I have sent it, and the button reads {string} for {int} seconds',
  async function (this: SiteWorld, label: string, seconds: number) {
    await haltClock(this);
    await demoOf(this).send.click();
    await expectBusy(this, label);
    await this.advanceClock(seconds * 1000);
    await expectBusy(this, label);
  },
);

When('I send the demo form with a double click', async function (this: SiteWorld) {
  await demoOf(this).send.dblclick();
});

When('I ask for another demo', async function (this: SiteWorld) {
  await demoOf(this).again.click();
});

Then('the confirmation takes the place of the page', async function (this: SiteWorld) {
  const screen = demoOf(this);
  await expect(screen.thanks).toBeVisible();
  await expect(screen.again).toBeVisible();
  await expect(screen.form).toHaveCount(0);
  await expect(screen.main.getByRole('heading')).toHaveCount(1);
});

Then('the confirmation says {string}', async function (this: SiteWorld, text: string) {
  await expect(demoOf(this).main).toContainText(new RegExp(text.replaceAll(' ', '\\s')));
});

Then('the button reads {string} and is disabled', async function (this: SiteWorld, label: string) {
  await expectBusy(this, label);
});

Then('the demo form is empty and shows no error', async function (this: SiteWorld) {
  await expectBlank(this);
});

Then(
  'the demo form is empty and shows no error, once I have sent a request and used:',
  async function (this: SiteWorld, table: DataTable) {
    const screen = demoOf(this);
    const ways: Readonly<Record<string, Locator>> = {
      "the header's link": new Screen(this.page).header.locator('a[href$="#demo-form"]:visible'),
      "the confirmation's button": screen.again,
    };
    await forEachRow(table, async ({ 'way back': way = '' }) => {
      await fillIn(screen, usualRequest);
      await screen.send.click();
      await screen.thanks.waitFor();
      await ways[way]?.click();
      await expectBlank(this);
    });
  },
);

Then('my focus is in its first field', async function (this: SiteWorld) {
  await expect(demoOf(this).field('firstName')).toBeFocused();
});

async function expectBusy(world: SiteWorld, label: string): Promise<void> {
  await expect(demoOf(world).send).toHaveText(label);
  await expect(demoOf(world).send).toBeDisabled();
}

async function expectBlank(world: SiteWorld): Promise<void> {
  const screen = demoOf(world);
  for (const name of [...Object.keys(usualRequest), ...choiceNames]) {
    await expect(screen.field(name)).toHaveValue('');
  }
  await expect(screen.error).toHaveCount(0);
}
