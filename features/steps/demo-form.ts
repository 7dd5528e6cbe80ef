import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import {
  type DemoScreen,
  demoOf,
  fieldName,
  fillIn,
  usualRequest,
  withCharacters,
} from '../support/demo.ts';
import { expect } from '../support/expect.ts';
import type { SiteWorld } from '../support/world.ts';

async function openForm(world: SiteWorld): Promise<DemoScreen> {
  await world.visit('book a demo');
  return demoOf(world);
}

const releaseScripts = new WeakMap<SiteWorld, () => void>();

const scriptsOfForm = '**/assets/demo-island-*.js';

Given("the form's scripts take their time", async function (this: SiteWorld) {
  const { promise, resolve } = Promise.withResolvers<void>();
  releaseScripts.set(this, resolve);
  await this.context.route(scriptsOfForm, async (route) => {
    await promise;
    await route.fallback();
  });
});

Given('I am writing my message', async function (this: SiteWorld) {
  await demoOf(this).field('message').focus();
});

When("the form's scripts come at last", async function (this: SiteWorld) {
  const come = this.page.waitForResponse(scriptsOfForm);
  releaseScripts.get(this)?.();
  await (await come).finished();
});

Then('what I type next stands at the end of my message', async function (this: SiteWorld) {
  await this.page.keyboard.type(' Merci.');
  await expect(demoOf(this).field('message')).toHaveValue(`${usualRequest.message} Merci.`);
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
  const field = demoOf(this).field(name);
  const isList = await field.evaluate((element) => element instanceof HTMLSelectElement);
  await (isList ? field.selectOption('') : field.fill(''));
});

Given('I have typed only spaces into {string}', async function (this: SiteWorld, name: string) {
  await demoOf(this).field(name).fill('   ');
});

Given(
  'I have typed {string} into {string}',
  async function (this: SiteWorld, text: string, name: string) {
    await demoOf(this).field(name).fill(withCharacters(text));
  },
);

Given('my browser cannot open a mail draft', async function (this: SiteWorld) {
  await forbidDrafts(this);
});

export async function forbidDrafts({ page, problems }: SiteWorld): Promise<void> {
  problems.expect(/no mail draft/);
  await page.evaluate(() => {
    globalThis.encodeURIComponent = () => {
      throw new Error('no mail draft');
    };
  });
}

When('I send the demo form', async function (this: SiteWorld) {
  await demoOf(this).send.click();
});
