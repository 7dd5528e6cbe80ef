import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import { DemoScreen, fieldName, fillIn, usualRequest, withCharacters } from '../support/demo.ts';
import { expect } from '../support/expect.ts';
import type { SiteWorld } from '../support/world.ts';

function screenOf({ page, language }: SiteWorld): DemoScreen {
  return new DemoScreen(page, language);
}

async function openForm(world: SiteWorld): Promise<DemoScreen> {
  await world.visit('book a demo');
  return screenOf(world);
}

Given("the page's scripts are late", async function (this: SiteWorld) {
  this.problems.expect(/Failed to load resource/);
  await this.context.route('**/assets/*.js', (route) => route.abort());
});

const releaseScripts = new WeakMap<SiteWorld, () => void>();

/** The files of what has scripts of its own. */
const scriptsOf = {
  page: '**/assets/entry.client-*.js',
  form: '**/assets/demo-island-*.js',
} as const;

Given(
  /^the (page|form)'s scripts take their time$/,
  async function (this: SiteWorld, whose: keyof typeof scriptsOf) {
    const { promise, resolve } = Promise.withResolvers<void>();
    releaseScripts.set(this, resolve);
    await this.context.route(scriptsOf[whose], async (route) => {
      await promise;
      await route.fallback();
    });
  },
);

Given("the form's scripts fail", async function (this: SiteWorld) {
  this.problems.expect(/Failed to load resource/);
  this.problems.expect(/uncaught: .*dynamically imported module/);
  await this.context.route(scriptsOf.form, (route) => route.abort());
});

Given('I am writing my message', async function (this: SiteWorld) {
  await screenOf(this).field('message').focus();
});

When(
  /^the (page|form)'s scripts come at last$/,
  async function (this: SiteWorld, whose: keyof typeof scriptsOf) {
    const come = this.page.waitForResponse(scriptsOf[whose]);
    releaseScripts.get(this)?.();
    await (await come).finished();
  },
);

Given(
  'I have followed the link under the form to what becomes of it',
  async function (this: SiteWorld) {
    const { form } = screenOf(this);
    const link = form.locator('a[href^="/"]').last();
    const href = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(this.page).toHaveURL(href);
  },
);

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
    await screenOf(this).field(name).fill(withCharacters(text));
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

/** In the middle of the screen, clear of what floats at its edge. */
When('I read the form to its end', async function (this: SiteWorld) {
  await screenOf(this).send.evaluate((button) =>
    button.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
});
