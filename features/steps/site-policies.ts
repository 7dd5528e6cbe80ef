import { type DataTable, Then } from '@cucumber/cucumber';
import type { Language } from '../../scripts/test/screens.ts';
import { expect } from '../support/expect.ts';
import { type Part, textOf } from '../support/part.ts';
import { partsOf } from '../support/reading.ts';
import { plain } from '../support/words.ts';
import type { SiteWorld } from '../support/world.ts';

Then('{string} begins with an introduction', function (this: SiteWorld, name: string) {
  for (const part of partsOf(this, name)) {
    const [first] = part.all('p, article');
    expect(first?.localName).toBe('p');
    expect(first && textOf(first)).toMatch(/\p{L}{3}/u);
  }
});

Then(
  /^"(.+)" has (\d+) remarks that stand out(, each under a mark of its own)?$/,
  function (this: SiteWorld, name: string, count: string, marked: string | undefined) {
    for (const part of partsOf(this, name)) {
      const remarks = part
        .all('[role="note"]')
        .filter(
          (remark) => !marked || remark.querySelector('p:first-child > strong:only-child') !== null,
        )
        .filter((remark) => !marked || remark.children.length > 1);
      expect(remarks).toHaveLength(Number(count));
      for (const remark of remarks) expect(textOf(remark)).toMatch(/\p{L}{3}/u);
    }
  },
);

/** Categories stand in bold before their examples. */
Then(
  '{string} lists {int} categories, each with examples',
  function (this: SiteWorld, name: string, count: number) {
    for (const part of partsOf(this, name)) {
      const categories = part.all('li').filter((item) => item.querySelector('strong'));
      expect(categories).toHaveLength(count);
      for (const category of categories) expect(textOf(category)).toMatch(/^.+ ?: .+, .+$/u);
    }
  },
);

Then(
  /^the table of "(.+)" has (\d+) rows and (\d+) columns(, each cell filled)?$/,
  function (
    this: SiteWorld,
    name: string,
    rows: string,
    columns: string,
    isFilled: string | undefined,
  ) {
    for (const part of partsOf(this, name)) {
      const [head = [], ...body] = tableOf(part);
      expect(body).toHaveLength(Number(rows));
      for (const row of [head, ...body]) expect(row).toHaveLength(Number(columns));
      expect(new Set(body.map((row) => row.join('|'))).size).toBe(body.length);
      if (isFilled) for (const cell of body.flat()) expect(cell).toMatch(/\p{L}/u);
    }
  },
);

/** "…" is left to the editors, as long as it is something. */
Then(
  'the table of {string} reads in {siteLanguage}:',
  function (this: SiteWorld, name: string, language: Language, table: DataTable) {
    const part = partsOf(this, name).find((one) => one.language === language);
    const [, ...body] = part ? tableOf(part) : [];
    const expected = table.raw().map((row) => row.map(plain));
    const found = body.map((row, line) =>
      row.map((cell, column) => (expected[line]?.[column] === '…' && cell !== '' ? '…' : cell)),
    );
    expect(found).toEqual(expected);
  },
);

function tableOf({ tables }: Part): string[][] {
  const [table] = tables;
  if (!table) throw new Error('This part has no table.');
  return table;
}
