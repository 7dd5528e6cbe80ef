import { type DataTable, Then } from '@cucumber/cucumber';
import { expect } from '../support/expect.ts';
import type { Language } from '../support/pages.ts';
import { columnsFor, copiesOf } from '../support/reading.ts';
import { cellsOf, textsOf } from '../support/screen.ts';
import { plain } from '../support/words.ts';
import type { SiteWorld } from '../support/world.ts';

/** One column a language: the article's title, then the titles of its parts, all of them. */
Then('these items stand in the article:', async function (this: SiteWorld, table: DataTable) {
  for (const { copy, head, body } of columnsFor(this, table.raw())) {
    const parts = copy.screen.article(head.join()).getByRole('heading', { level: 3 });
    expect(await textsOf(parts)).toEqual(body.flat());
  }
});

Then('these remarks stand out:', async function (this: SiteWorld, table: DataTable) {
  for (const { copy, body } of columnsFor(this, table.raw())) {
    for (const text of body.flat()) {
      await expect(copy.screen.main.getByRole('note').filter({ hasText: text })).toBeVisible();
    }
  }
});

Then(
  '{int} remarks are marked as open points:',
  async function (this: SiteWorld, count: number, table: DataTable) {
    for (const { copy, body } of columnsFor(this, table.raw())) {
      const remarks = copy.screen.main.getByRole('note').filter({ hasText: body.flat().join() });
      await expect(remarks).toHaveCount(count);
    }
  },
);

Then(
  'the table {string} reads in {siteLanguage}:',
  async function (this: SiteWorld, caption: string, language: Language, table: DataTable) {
    expect(await cellsOf(tableOf(this, caption, language))).toEqual(
      table.raw().map((row) => row.map(plain)),
    );
  },
);

/** Heads of columns and rows, all of them; what the cells say is left to the editors, as long as it is something. */
Then(
  'the table {string} compares in {siteLanguage}:',
  async function (this: SiteWorld, caption: string, language: Language, table: DataTable) {
    const cells = await cellsOf(tableOf(this, caption, language));
    const outline = cells.map((row, line) =>
      row.map((text, column) => (line > 0 && column > 0 && text !== '' ? '…' : text)),
    );
    expect(outline).toEqual(table.raw());
  },
);

Then(
  'the last row of the table {string} says in {siteLanguage}:',
  async function (this: SiteWorld, caption: string, language: Language, table: DataTable) {
    const rows = await cellsOf(tableOf(this, caption, language));
    expect(rows.at(-1)).toEqual(table.raw().flat().map(plain));
  },
);

function tableOf(world: SiteWorld, caption: string, language: Language) {
  const copy = copiesOf(world).find((one) => one.language === language);
  if (!copy) throw new Error(`The page is not being read in "${language}".`);
  return copy.screen.table(caption);
}
