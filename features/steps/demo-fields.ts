import { type DataTable, Then } from '@cucumber/cucumber';
import type { Language } from '../../scripts/test/screens.ts';
import { message } from '../support/content-words.ts';
import { fieldName } from '../support/demo.ts';
import { expect } from '../support/expect.ts';
import { copiesOf } from '../support/reading.ts';
import { forEachRow } from '../support/rows.ts';
import { plain } from '../support/words.ts';
import type { SiteWorld } from '../support/world.ts';

Then(
  'its lists offer these choices, and none is chosen at first:',
  async function (this: SiteWorld, table: DataTable) {
    await forEachRow(table, async ({ language, field = '', choices }) => {
      const list = fieldOf(this, field, language === 'English' ? 'en' : 'fr');
      const [first, ...offered] = list.querySelectorAll('option');
      expect(first?.getAttribute('value')).toBe('');
      expect(list.querySelectorAll('option[selected]:not([value=""])')).toHaveLength(0);
      const shown = offered.map(({ textContent }) => textContent.replaceAll('\u2019', "'"));
      expect(shown.join('; ')).toBe(choices);
    });
  },
);

Then('{string} explains its form', function (this: SiteWorld, name: string) {
  const { ownerDocument } = fieldOf(this, name);
  const ids = fieldOf(this, name).getAttribute('aria-describedby')?.split(' ') ?? [];
  const told = ids.map((id) => ownerDocument.getElementById(id)?.textContent).join(' ');
  expect(plain(told)).toBe(plain(message(`demo.${fieldName(name)}.hint`, 'fr')));
});

Then(
  'my browser is told of these fields, with an asterisk where they are required:',
  async function (this: SiteWorld, table: DataTable) {
    await forEachRow(table, async ({ field: name = '', required, kind, ...row }) => {
      const field = fieldOf(this, name);
      expect(field.closest('form')?.hasAttribute('novalidate')).toBe(false);
      expect(field.hasAttribute('required')).toBe(required === 'yes');
      expect(labelOf(this, name)?.includes('*')).toBe(required === 'yes');
      if (kind) expect(field.getAttribute('type')).toBe(kind);
      if (kind) expect(field.getAttribute('inputmode')).toBe(kind);
      expect(field.getAttribute('autocomplete') ?? '').toBe(row['what it can fill in']);
    });
  },
);

Then('{string} has {int} rows', function (this: SiteWorld, name: string, rows: number) {
  expect(fieldOf(this, name).getAttribute('rows')).toBe(String(rows));
});

/** A field of the form as the server sends it. */
function fieldOf(world: SiteWorld, name: string, language: Language = 'fr'): Element {
  const copy = copiesOf(world).find((one) => one.language === language);
  const field = copy?.page.document.querySelector(`form [name="${fieldName(name)}"]`);
  if (!field) throw new Error(`The form has no field "${name}".`);
  return field;
}

function labelOf(world: SiteWorld, name: string): string | undefined {
  const { ownerDocument, id } = fieldOf(world, name);
  return ownerDocument.querySelector(`label[for="${id}"]`)?.textContent;
}
