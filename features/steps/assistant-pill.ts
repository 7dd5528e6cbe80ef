import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import { assistantOf, boxOf, expectLabel, scrollTo, settled } from '../support/assistant.ts';
import { haltClock } from '../support/clock.ts';
import { consentOf } from '../support/consent.ts';
import { expect } from '../support/expect.ts';
import { forEachRow } from '../support/rows.ts';
import { Screen } from '../support/screen.ts';
import type { SiteWorld } from '../support/world.ts';

When('I open the pill', async function (this: SiteWorld) {
  await assistantOf(this).expand();
});

When('I open the pill by keyboard', async function (this: SiteWorld) {
  await assistantOf(this).prompt.press('Enter');
});

Given('I have typed {string} into the pill', async function (this: SiteWorld, text: string) {
  await assistantOf(this).expand();
  await assistantOf(this).question.fill(text);
});

Then(
  'the page stays where it is while I click the pill, type {string}, and press Escape until it is closed',
  async function (this: SiteWorld, text: string) {
    const { page } = this;
    const top = await page.evaluate(() => scrollY);
    await assistantOf(this).expand();
    await page.keyboard.type(text);
    await expect(assistantOf(this).question).toHaveValue(text);
    await page.keyboard.press('Escape');
    await expect(assistantOf(this).question).toHaveValue('');
    await page.keyboard.press('Escape');
    await expectClosed(this);
    await settled(page);
    expect(await page.evaluate(() => scrollY)).toBe(top);
  },
);

/** What waits for a timer does not happen. */
When('I click elsewhere on the page', async function (this: SiteWorld) {
  await haltClock(this);
  await this.page.mouse.click(4, 300);
});

When(
  'the focus has been elsewhere for {float} seconds',
  async function (this: SiteWorld, seconds: number) {
    await haltClock(this);
    await assistantOf(this).question.blur();
    await this.advanceClock(seconds * 1000);
  },
);

Given(
  "I have gone on by keyboard from the last link of the page's content to the pill",
  async function (this: SiteWorld) {
    await new Screen(this.page).main.getByRole('link').last().focus();
    await expect(assistantOf(this).prompt).toBeVisible();
    await this.page.keyboard.press('Tab');
    await expect(assistantOf(this).prompt).toBeFocused();
  },
);

Then('I can type my question at once', async function (this: SiteWorld) {
  await expect(assistantOf(this).question).toBeFocused();
});

Then('the pill is open', async function (this: SiteWorld) {
  await expect(assistantOf(this).question).toBeVisible();
});

Then('the pill is closed', async function (this: SiteWorld) {
  await expectClosed(this);
});

Then('{float} seconds later the pill is closed', async function (this: SiteWorld, seconds: number) {
  await this.advanceClock(seconds * 1000);
  await expectClosed(this);
});

/** What a visitor does who is not gone. */
const stays: Readonly<Record<string, (world: SiteWorld) => Promise<void>>> = {
  async 'the focus comes back 0.15 seconds later'(world) {
    await assistantOf(world).question.blur();
    await world.advanceClock(150);
    await assistantOf(world).question.focus();
  },
  async 'the focus moves on to the send button'(world) {
    await world.page.keyboard.press('Tab');
    await expect(assistantOf(world).send).toBeFocused();
  },
  /** The page is told so, and its field keeps the focus for when the visitor comes back. */
  async 'another window takes the focus'(world) {
    await assistantOf(world).question.evaluate((field) =>
      field.dispatchEvent(new FocusEvent('focusout', { bubbles: true })),
    );
  },
  async 'the empty pill is pressed beside its input'(world) {
    await assistantOf(world).question.fill('');
    const { x, y, width, height } = await boxOf(assistantOf(world).pill);
    await world.page.mouse.click(x + width - 20, y + height / 2);
  },
};

Then('the pill stays open when:', async function (this: SiteWorld, table: DataTable) {
  await haltClock(this);
  await forEachRow(table, async ({ 'what happens': what = '' }) => {
    await assistantOf(this).question.fill('Combien coûte');
    await stays[what]?.(this);
    await this.advanceClock(500);
    await expect(assistantOf(this).question).toBeVisible();
  });
});

/** Opened, when it is closed. */
Then('the pill still holds {string}', async function (this: SiteWorld, text: string) {
  if (await assistantOf(this).prompt.isVisible()) await assistantOf(this).expand();
  await expect(assistantOf(this).question).toHaveValue(text);
});

Then('the focus is on the pill', async function (this: SiteWorld) {
  await expect(assistantOf(this).prompt).toBeFocused();
});

Then('its field is labelled {string}', async function (this: SiteWorld, name: string) {
  await expectLabel(assistantOf(this).pill, name);
});

Then(
  'the pill is so many pixels wide, and the page never scrolls sideways:',
  async function (this: SiteWorld, table: DataTable) {
    await forEachRow(table, async ({ screen, closed, open }) => {
      await this.page.setViewportSize({ width: Number(screen), height: 800 });
      const widths = async () => [await widthOfPill(this), await sidewaysOf(this)];
      await expect.poll(widths).toEqual([Number(closed), 0]);
      await assistantOf(this).expand();
      await expect.poll(widths).toEqual([Number(open), 0]);
      await this.page.keyboard.press('Escape');
      await expectClosed(this);
    });
  },
);

Then(
  'the pill, closed or open, stands clear of the cookie banner:',
  async function (this: SiteWorld, table: DataTable) {
    await forEachRow(table, async ({ screen }) => {
      await this.page.setViewportSize({ width: Number(screen), height: 800 });
      await scrollTo(this.page, 900);
      await expectApart(this);
      await assistantOf(this).expand();
      await expectApart(this);
      await this.page.keyboard.press('Escape');
    });
  },
);

async function expectClosed(world: SiteWorld): Promise<void> {
  await expect(assistantOf(world).prompt).toBeVisible();
  await expect(assistantOf(world).question).toHaveCount(0);
}

async function widthOfPill(world: SiteWorld): Promise<number> {
  return (await boxOf(assistantOf(world).pill)).width;
}

/** By how many pixels the page is wider than the screen. */
function sidewaysOf({ page }: SiteWorld): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/** The pill and the cookie banner, one above the other. */
async function expectApart(world: SiteWorld): Promise<void> {
  const { banner } = consentOf(world);
  await expect(banner).toBeVisible();
  await expect
    .poll(async () => {
      const pill = await boxOf(assistantOf(world).pill);
      const { y } = await boxOf(banner);
      return pill.y > 0 && pill.y + pill.height <= y;
    })
    .toBe(true);
}
