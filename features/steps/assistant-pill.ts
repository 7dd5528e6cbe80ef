import { Given, Then, When } from '@cucumber/cucumber';
import type { Locator } from '@playwright/test';
import {
  assistantOf,
  expectLabel,
  scrollTo,
  scrollToEnd,
  setMovement,
} from '../support/assistant.ts';
import { findAccessibilityViolations } from '../support/axe.ts';
import { haltClock } from '../support/clock.ts';
import { expect } from '../support/expect.ts';
import type { SiteWorld } from '../support/world.ts';

When('I scroll down {int} pixels', async function (this: SiteWorld, pixels: number) {
  await scrollTo(this.page, pixels);
});

/** Nothing that begins to move then has had time to. */
When('I have just scrolled down {int} pixels', async function (this: SiteWorld, pixels: number) {
  await setMovement(this.page, 'halted');
  await scrollTo(this.page, pixels);
});

When('I scroll up to {int} pixels', async function (this: SiteWorld, pixels: number) {
  await scrollTo(this.page, pixels);
});

Given(
  'the assistant has stayed while I scrolled up to {int} pixels',
  async function (this: SiteWorld, pixels: number) {
    await scrollTo(this.page, pixels);
    await expectThere(this);
  },
);

Given('I have gone back to the top of the page', async function (this: SiteWorld) {
  await scrollTo(this.page, 0);
  await expectHidden(this);
});

When('I scroll down again', async function (this: SiteWorld) {
  await scrollTo(this.page, 900);
});

Given(
  'I have gone to the end of the page, where the assistant is hidden',
  async function (this: SiteWorld) {
    await scrollToEnd(this.page, 0);
    await expectHidden(this);
  },
);

When('I scroll up again', async function (this: SiteWorld) {
  await scrollToEnd(this.page, 600);
});

When('I scroll to {int} pixels before the end', async function (this: SiteWorld, pixels: number) {
  await scrollToEnd(this.page, pixels);
});

When('the circle has arrived', async function (this: SiteWorld) {
  await setMovement(this.page, 'going');
});

When('I open the pill', async function (this: SiteWorld) {
  await assistantOf(this).expand();
});

Given('I have opened the pill', async function (this: SiteWorld) {
  await assistantOf(this).expand();
});

When('I open the pill by keyboard', async function (this: SiteWorld) {
  await assistantOf(this).prompt.press('Enter');
});

Given('I have typed {string} into the pill', async function (this: SiteWorld, text: string) {
  await assistantOf(this).expand();
  await assistantOf(this).question.fill(text);
});

When(
  'I type {string} into the pill and press Enter',
  async function (this: SiteWorld, text: string) {
    await assistantOf(this).expand();
    await assistantOf(this).question.fill(text);
    await assistantOf(this).question.press('Enter');
  },
);

When('I type {int} characters into the pill', async function (this: SiteWorld, length: number) {
  await assistantOf(this).expand();
  await this.page.keyboard.insertText('m'.repeat(length));
});

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

When(
  'the focus leaves the pill and comes back {float} seconds later',
  async function (this: SiteWorld, seconds: number) {
    await haltClock(this);
    await assistantOf(this).question.blur();
    await this.advanceClock(seconds * 1000);
    await assistantOf(this).question.focus();
  },
);

When('the focus moves on to the send button', async function (this: SiteWorld) {
  await haltClock(this);
  await this.page.keyboard.press('Tab');
  await expect(assistantOf(this).send).toBeFocused();
});

/** The page is told so, and its field keeps the focus for when the visitor comes back. */
When('another window takes the focus', async function (this: SiteWorld) {
  await haltClock(this);
  await assistantOf(this).question.evaluate((field) =>
    field.dispatchEvent(new FocusEvent('focusout', { bubbles: true })),
  );
});

When('I press the pill beside its input', async function (this: SiteWorld) {
  await haltClock(this);
  const { x, y, width, height } = await boxOf(assistantOf(this).pill);
  await this.page.mouse.click(x + width - 20, y + height / 2);
});

Then('the pill stays open', async function (this: SiteWorld) {
  await this.advanceClock(500);
  await expect(assistantOf(this).question).toBeVisible();
});

When('I press Escape', async function (this: SiteWorld) {
  await this.page.keyboard.press('Escape');
});

When('I press Tab', async function (this: SiteWorld) {
  await this.page.keyboard.press('Tab');
});

When(
  "I go on by keyboard from the last link of the page's content",
  async function (this: SiteWorld) {
    await this.page.getByRole('main').getByRole('link').last().focus();
    await expect(assistantOf(this).prompt).toBeVisible();
    await this.page.keyboard.press('Tab');
  },
);

Given(
  'I have scrolled down to where the pill stands clear of the cookie banner',
  async function (this: SiteWorld) {
    await scrollTo(this.page, 900);
    await expectApart(this);
  },
);

Given('the pill is collapsed', async function (this: SiteWorld) {
  await expect(assistantOf(this).prompt).toBeVisible();
});

Given('the pill is expanded', async function (this: SiteWorld) {
  await assistantOf(this).expand();
});

Then('the assistant is hidden', async function (this: SiteWorld) {
  await expectHidden(this);
});

Then('the assistant is announced by its circle', async function (this: SiteWorld) {
  await expect(assistantOf(this).circle).toBeVisible();
  await expect(assistantOf(this).pill).toHaveCount(0);
});

Then('the assistant is there', async function (this: SiteWorld) {
  await expectThere(this);
});

Then('the circle is in the upper half of the screen', async function (this: SiteWorld) {
  const { y } = await boxOf(assistantOf(this).circle);
  expect(y).toBeGreaterThan(0);
  expect(y).toBeLessThan(heightOf(this) / 2);
});

Then('it stands at the bottom of the screen', async function (this: SiteWorld) {
  const { y, height } = await boxOf(assistantOf(this).prompt);
  expect(heightOf(this) - y - height).toBe(16);
});

Then('nothing has travelled', async function (this: SiteWorld) {
  const journeys = await this.page.evaluate(() =>
    performance.getEntriesByName('journey').map((entry) => Number(Reflect.get(entry, 'detail'))),
  );
  expect(journeys.length).toBeGreaterThan(0);
  expect(Math.max(...journeys)).toBeLessThan(0.05);
});

Then('I can type my question at once', async function (this: SiteWorld) {
  await expect(assistantOf(this).question).toBeFocused();
});

Then('the pill is open', async function (this: SiteWorld) {
  await expect(assistantOf(this).question).toBeVisible();
});

Then('the pill is closed', async function (this: SiteWorld) {
  await expect(assistantOf(this).prompt).toBeVisible();
  await expect(assistantOf(this).question).toHaveCount(0);
});

/** Opened, when it is closed. */
Then('the pill still holds {string}', async function (this: SiteWorld, text: string) {
  if (await assistantOf(this).prompt.isVisible()) await assistantOf(this).expand();
  await expect(assistantOf(this).question).toHaveValue(text);
});

Then('the pill holds {int} characters', async function (this: SiteWorld, length: number) {
  await expect(assistantOf(this).question).toHaveValue('m'.repeat(length));
});

Then('the focus is on the pill', async function (this: SiteWorld) {
  await expect(assistantOf(this).prompt).toBeFocused();
});

Then('the pill is {int} pixels wide', async function (this: SiteWorld, width: number) {
  expect((await boxOf(assistantOf(this).pill)).width).toBe(width);
});

Given(
  'the pill is {int} pixels wide, within the page',
  async function (this: SiteWorld, width: number) {
    expect((await boxOf(assistantOf(this).pill)).width).toBe(width);
    await expectNoSidewaysScroll(this);
  },
);

Then('the page does not scroll sideways', async function (this: SiteWorld) {
  await expectNoSidewaysScroll(this);
});

Then('the pill and the cookie banner do not overlap', async function (this: SiteWorld) {
  await expectApart(this);
});

Then(
  'the pill covers no link of the footer while I scroll to the end',
  async function (this: SiteWorld) {
    const covered: string[] = [];
    let seen = 0;
    for (let left = heightOf(this) + 200; left >= 0; left -= 40) {
      await scrollToEnd(this.page, left);
      seen += await assistantOf(this).pill.count();
      covered.push(...(await assistantOf(this).pill.evaluateAll(linksUnder)));
    }
    expect(seen).toBeGreaterThan(5);
    expect(covered).toEqual([]);
  },
);

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

Then('nothing covers the pill', async function (this: SiteWorld) {
  const covered = await this.page.evaluate(controlsCovered, 'search button');
  expect(covered).toEqual([]);
});

Then(
  'the pill covers no field or button of the form while I scroll to the end',
  async function (this: SiteWorld) {
    const controls = 'main form :is(input, select, textarea, button)';
    await expect(this.page.locator(controls).first()).toBeAttached();
    const covered = new Set<string>();
    let seen = 0;
    for (let top = 200; top < (await heightOfPage(this)); top += 60) {
      await scrollTo(this.page, top);
      seen += await assistantOf(this).prompt.count();
      const found = await this.page.evaluate(controlsCovered, controls);
      for (const one of found) covered.add(one);
    }
    expect(seen).toBeGreaterThan(5);
    expect([...covered]).toEqual([]);
  },
);

Then('its field is labelled {string}', async function (this: SiteWorld, name: string) {
  await expectLabel(assistantOf(this).pill, name);
});

Then('no accessibility problem is found in the assistant', async function (this: SiteWorld) {
  expect(await findAccessibilityViolations(this.page)).toEqual([]);
});

function banner({ page }: SiteWorld): Locator {
  const name = 'Consentement aux cookies';
  return page.getByRole('region', { name }).or(page.getByRole('dialog', { name }));
}

async function expectHidden(world: SiteWorld): Promise<void> {
  await expect(assistantOf(world).pill).toHaveCount(0);
  await expect(assistantOf(world).circle).toHaveCount(0);
}

async function expectThere(world: SiteWorld): Promise<void> {
  await expect(assistantOf(world).prompt).toBeVisible();
  await expect(assistantOf(world).circle).toHaveCount(0);
}

async function expectNoSidewaysScroll({ page }: SiteWorld): Promise<void> {
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(excess).toBe(0);
}

/** The pill and the cookie banner, one above the other. */
async function expectApart(world: SiteWorld): Promise<void> {
  await expect(banner(world)).toBeVisible();
  await expect
    .poll(async () => {
      const pill = await boxOf(assistantOf(world).pill);
      const { y } = await boxOf(banner(world));
      return pill.y > 0 && pill.y + pill.height <= y;
    })
    .toBe(true);
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`Nothing is drawn for ${locator}.`);
  return box;
}

/** In the page: the controls on the screen that something else but the header lies over. */
function controlsCovered(selector: string): string[] {
  return [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((control) => {
      const { left, top, width, height } = control.getBoundingClientRect();
      return [2, height / 2, height - 2].some((down) =>
        [2, width / 2, width - 2].some((along) => {
          const over = document.elementFromPoint(left + along, top + down);
          return over && !over.closest('header, label') && !control.contains(over);
        }),
      );
    })
    .map((control) => control.getAttribute('name') ?? control.textContent ?? '');
}

function heightOfPage({ page }: SiteWorld): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
}

/** In the page: the footer's links that share a place with one of these elements. */
function linksUnder(elements: Element[]): string[] {
  const links = [...document.querySelectorAll('footer a')];
  return elements.flatMap((element) => {
    const pill = element.getBoundingClientRect();
    const isUnder = (link: Element) => {
      const { left, right, top, bottom } = link.getBoundingClientRect();
      const isBeside = right <= pill.left || left >= pill.right;
      return !isBeside && bottom > pill.top && top < pill.bottom;
    };
    return links.filter(isUnder).map((link) => link.textContent ?? '');
  });
}

function heightOf({ page }: SiteWorld): number {
  return page.viewportSize()?.height ?? 0;
}
