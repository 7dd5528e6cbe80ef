import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import type { Locator } from '@playwright/test';
import { untilHydrated } from '../../scripts/browser/hydration.ts';
import { haltClock } from '../support/clock.ts';
import { choiceNames, DemoScreen, fieldName, fillIn, usualRequest } from '../support/demo.ts';
import { addressOf } from '../support/destinations.ts';
import { expect } from '../support/expect.ts';
import { forEachRow } from '../support/rows.ts';
import { Screen } from '../support/screen.ts';
import { siteSettings } from '../support/site-settings.ts';
import type { SiteWorld } from '../support/world.ts';

const scriptsAreLate = new WeakSet<SiteWorld>();

function screenOf({ page, language }: SiteWorld): DemoScreen {
  return new DemoScreen(page, language);
}

async function openForm(world: SiteWorld): Promise<DemoScreen> {
  await world.visit('book a demo');
  const hasScripts = await world.page.evaluate(() => matchMedia('(scripting: enabled)').matches);
  if (hasScripts && !scriptsAreLate.has(world)) await untilHydrated(world.page);
  return screenOf(world);
}

Given("the page's scripts are late", async function (this: SiteWorld) {
  scriptsAreLate.add(this);
  this.problems.expect(/Failed to load resource/);
  await this.context.route('**/assets/*.js', (route) => route.abort());
});

const releaseScripts = new WeakMap<SiteWorld, () => void>();

Given("the page's scripts take their time", async function (this: SiteWorld) {
  scriptsAreLate.add(this);
  const { promise, resolve } = Promise.withResolvers<void>();
  releaseScripts.set(this, resolve);
  await this.context.route('**/assets/entry.client-*.js', async (route) => {
    await promise;
    await route.fallback();
  });
});

Given('I am writing my message', async function (this: SiteWorld) {
  await screenOf(this).field('message').focus();
});

When("the page's scripts come at last", async function (this: SiteWorld) {
  releaseScripts.get(this)?.();
  await untilHydrated(this.page);
});

Then('what I type next stands at the end of my message', async function (this: SiteWorld) {
  await this.page.keyboard.type(' Merci.');
  await expect(screenOf(this).field('message')).toHaveValue(`${usualRequest.message} Merci.`);
});

Given('I have opened the demo form', async function (this: SiteWorld) {
  await openForm(this);
});

Given('I have filled in the demo form', async function (this: SiteWorld) {
  await fillIn(await openForm(this), usualRequest);
});

Given('I have filled in the demo form:', async function (this: SiteWorld, table: DataTable) {
  const typed = Object.entries(table.rowsHash()).map(([name, value]) => [
    fieldName(name),
    value.replaceAll('\\n', '\n'),
  ]);
  await fillIn(await openForm(this), { ...usualRequest, ...Object.fromEntries(typed) });
});

Given('I have emptied {string}', async function (this: SiteWorld, name: string) {
  const field = screenOf(this).field(name);
  const isList = await field.evaluate((element) => element instanceof HTMLSelectElement);
  await (isList ? field.selectOption('') : field.fill(''));
});

Given('I have typed only spaces into {string}', async function (this: SiteWorld, name: string) {
  await screenOf(this).field(name).fill('   ');
});

Given(
  'I have typed {string} into {string}',
  async function (this: SiteWorld, text: string, name: string) {
    const typed = text.replaceAll(/\\u([0-9A-F]{4})/g, (_, code) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    );
    await screenOf(this).field(name).fill(typed);
  },
);

Given('my browser cannot open a mail draft', async function (this: SiteWorld) {
  this.problems.expect(/no mail draft/);
  await this.page.evaluate(() => {
    globalThis.encodeURIComponent = () => {
      throw new Error('no mail draft');
    };
  });
});

Given('I have sent a demo request', async function (this: SiteWorld) {
  const screen = await openForm(this);
  await fillIn(screen, usualRequest);
  await screen.send.click();
  await screen.thanks.waitFor();
});

When('I send the demo form', async function (this: SiteWorld) {
  await screenOf(this).send.click();
});

Given('I have sent the demo form in vain', async function (this: SiteWorld) {
  await screenOf(this).send.click();
  await screenOf(this).error.waitFor();
});

Given(
  'I have sent it, and the button reads {string} and is disabled',
  async function (this: SiteWorld, label: string) {
    await screenOf(this).send.click();
    await expectBusy(this, label);
  },
);

Given('I have tried to leave for another page', async function (this: SiteWorld) {
  const { pathname } = new URL(this.page.url());
  const home = this.page.getByRole('banner').getByRole('link').first();
  expect(await home.getAttribute('href')).not.toBe(pathname);
  await home.click();
});

Given(
  'I have sent it, and the button reads {string} for {int} seconds',
  async function (this: SiteWorld, label: string, seconds: number) {
    await haltClock(this);
    await screenOf(this).send.click();
    await expectBusy(this, label);
    await this.advanceClock(seconds * 1000);
    await expectBusy(this, label);
  },
);

/** In the middle of the screen, clear of what floats at its edge. */
When('I read the form to its end', async function (this: SiteWorld) {
  await screenOf(this).send.evaluate((button) =>
    button.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
});

When('I send the demo form with a double click', async function (this: SiteWorld) {
  await screenOf(this).send.dblclick();
});

When('I ask for another demo', async function (this: SiteWorld) {
  await screenOf(this).again.click();
});

Then('the confirmation takes the place of the page', async function (this: SiteWorld) {
  const screen = screenOf(this);
  await expect(screen.thanks).toBeVisible();
  await expect(screen.again).toBeVisible();
  await expect(screen.form).toHaveCount(0);
  await expect(screen.main.getByRole('heading')).toHaveCount(1);
});

Then('the confirmation says {string}', async function (this: SiteWorld, text: string) {
  await expect(screenOf(this).main).toContainText(new RegExp(text.replaceAll(' ', '\\s')));
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
    const screen = screenOf(this);
    const form = addressOf('demo form', this.language);
    const ways: Readonly<Record<string, Locator>> = {
      "the header's link": new Screen(this.page).header.locator(`a[href="${form}"]:visible`),
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
  await expect(screenOf(this).field('firstName')).toBeFocused();
});

Then('the form says {string}', async function (this: SiteWorld, text: string) {
  await expect(screenOf(this).errorSentence).toHaveText(text);
});

Then(
  'the form says {string} with the sales address',
  async function (this: SiteWorld, text: string) {
    await expect(screenOf(this).errorSentence).toHaveText(`${text} ${siteSettings().salesAddress}`);
  },
);

Then('the form still holds what I typed', async function (this: SiteWorld) {
  const screen = screenOf(this);
  await expect(screen.field('firstName')).toHaveValue('Claire');
  await expect(screen.field('message')).toHaveValue('Nous traitons 500 dossiers par mois.');
  await expect(screen.field('companySize')).toHaveValue(/^51-200 /);
});

Then('{string} is marked as wrong', async function (this: SiteWorld, name: string) {
  await expect(screenOf(this).field(name)).toHaveAttribute('aria-invalid', 'true');
});

Then('programs are told of a refusal', async function (this: SiteWorld) {
  const status = 422;
  // The browser's console counts a refusal as a failure.
  this.problems.expect(new RegExp(`status of ${status}`));
  const shown = await this.page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation');
    return entry instanceof PerformanceNavigationTiming ? entry.responseStatus : undefined;
  });
  expect(shown).toBe(status);
});

async function expectBusy(world: SiteWorld, label: string): Promise<void> {
  await expect(screenOf(world).send).toHaveText(label);
  await expect(screenOf(world).send).toBeDisabled();
}

async function expectBlank(world: SiteWorld): Promise<void> {
  const screen = screenOf(world);
  for (const name of [...Object.keys(usualRequest), ...choiceNames]) {
    await expect(screen.field(name)).toHaveValue('');
  }
  await expect(screen.error).toHaveCount(0);
}
