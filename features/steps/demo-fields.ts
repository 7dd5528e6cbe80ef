import { type DataTable, Then } from '@cucumber/cucumber';
import { DemoScreen } from '../support/demo.ts';
import { expect } from '../support/expect.ts';
import type { SiteWorld } from '../support/world.ts';

function fieldOf({ page, language }: SiteWorld, name: string) {
  return new DemoScreen(page, language).field(name);
}

Then('{string} offers {string}', async function (this: SiteWorld, name: string, choices: string) {
  const offered = await fieldOf(this, name).locator('option').allTextContents();
  const shown = offered.slice(1).map((choice) => choice.replaceAll('’', "'"));
  expect(shown).toEqual(choices.split('; '));
  await expect(fieldOf(this, name)).toHaveValue('');
});

Then(
  'these fields are required and marked with an asterisk:',
  async function (this: SiteWorld, table: DataTable) {
    for (const name of table.raw().flat()) {
      await expect(fieldOf(this, name)).toHaveJSProperty('required', true);
      await expect(labelOf(this, name)).toContainText('*');
    }
  },
);

Then(
  '{string} is optional and has {int} rows',
  async function (this: SiteWorld, name: string, rows: number) {
    await expect(fieldOf(this, name)).toHaveJSProperty('required', false);
    await expect(fieldOf(this, name)).toHaveJSProperty('rows', rows);
    await expect(labelOf(this, name)).not.toContainText('*');
  },
);

Then('the fields are of the kinds:', async function (this: SiteWorld, table: DataTable) {
  for (const [name, kind] of Object.entries(table.rowsHash())) {
    await expect(fieldOf(this, name)).toHaveAttribute('type', kind);
    await expect(fieldOf(this, name)).toHaveAttribute('inputmode', kind);
  }
});

/** What browsers call it (HTML, "Autofill"). */
const autofill: Readonly<Record<string, string>> = {
  'first name': 'given-name',
  'last name': 'family-name',
  email: 'email',
  company: 'organization',
  phone: 'tel',
  'job title': 'organization-title',
};

Then(
  'my browser can fill in what it knows of me:',
  async function (this: SiteWorld, table: DataTable) {
    for (const name of table.raw().flat()) {
      await expect(fieldOf(this, name)).toHaveAttribute('autocomplete', autofill[name] ?? '');
    }
  },
);

Then('my browser asks for {string}', async function (this: SiteWorld, name: string) {
  await expect(fieldOf(this, name)).toBeFocused();
  const isMissing = (field: HTMLInputElement) => field.validity.valueMissing;
  expect(await fieldOf(this, name).evaluate(isMissing)).toBe(true);
});

function labelOf({ page, language }: SiteWorld, name: string) {
  return new DemoScreen(page, language).label(name);
}
