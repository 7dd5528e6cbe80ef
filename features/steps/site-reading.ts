import { type DataTable, Then, When } from '@cucumber/cucumber';
import { expect } from '../support/expect.ts';
import type { Language } from '../support/pages.ts';
import { columnsFor, copiesOf, openIn } from '../support/reading.ts';
import { textsOf } from '../support/screen.ts';
import { plain, whole } from '../support/words.ts';
import type { SiteWorld } from '../support/world.ts';

When(
  'I look at the {screen} page in both languages',
  async function (this: SiteWorld, name: string) {
    await openIn(this, name, ['fr', 'en']);
  },
);

When(
  'I look at the {screen} page in {siteLanguage}',
  async function (this: SiteWorld, name: string, language: Language) {
    await openIn(this, name, [language]);
  },
);

/** One column a language: the headline, then the titles of what stands under it, all of them. */
Then('these items stand under their headline:', async function (this: SiteWorld, table: DataTable) {
  for (const { copy, head, body } of columnsFor(this, table.raw())) {
    expect(await copy.screen.itemTitles(head.join())).toEqual(body.flat());
  }
});

/** Two columns a language: figure and meaning; the second head is the headline above them. */
Then(
  'these figures stand under their headline:',
  async function (this: SiteWorld, table: DataTable) {
    for (const { copy, head, body } of columnsFor(this, table.raw(), 2)) {
      expect(await copy.screen.figures(head.at(1) ?? '')).toEqual(body);
    }
  },
);

/** One column a language, all headlines of the page under its title. */
Then('the page has these parts:', async function (this: SiteWorld, table: DataTable) {
  for (const { copy, body } of columnsFor(this, table.raw())) {
    expect(await copy.screen.headlines(2)).toEqual(body.flat());
  }
});

Then('the page opens with the title:', async function (this: SiteWorld, table: DataTable) {
  for (const { copy, body } of columnsFor(this, table.raw())) {
    expect(await copy.screen.headlines(1)).toEqual(body.flat());
  }
});

Then(
  'the page says in {siteLanguage}:',
  async function (this: SiteWorld, language: Language, table: DataTable) {
    const copy = copiesOf(this).find((one) => one.language === language);
    const said = copy ? (await textsOf(copy.screen.main)).join() : '';
    for (const text of table.raw().flat()) expect(said).toContain(plain(text));
  },
);

Then('the page says:', async function (this: SiteWorld, table: DataTable) {
  for (const { copy, body } of columnsFor(this, table.raw())) {
    const [said = ''] = await textsOf(copy.screen.main);
    for (const text of body.flat()) expect(said).toContain(text);
  }
});

Then('the page does not say:', async function (this: SiteWorld, table: DataTable) {
  for (const { copy, body } of columnsFor(this, table.raw())) {
    const [said = ''] = await textsOf(copy.screen.main);
    for (const text of body.flat()) expect(said).not.toContain(text);
  }
});

Then(
  'the items are numbered {string} to {string}',
  async function (this: SiteWorld, first: string, last: string) {
    const count = Number(last.slice(0, 2));
    for (const { screen } of copiesOf(this)) {
      const numbers = await textsOf(screen.main.getByText(/^\d\d\/\d\d$/));
      expect(numbers).toHaveLength(count);
      expect([numbers.at(0), numbers.at(-1)]).toEqual([first, last]);
    }
  },
);

/** One column a language: the titles of the lists that every item under the headline holds. */
Then(
  'each item under the headline holds these lists:',
  async function (this: SiteWorld, table: DataTable) {
    for (const { copy, head, body } of columnsFor(this, table.raw())) {
      for (const item of await copy.screen.items(head.join()).all()) {
        expect(await textsOf(item.getByRole('heading', { level: 4 }))).toEqual(body.flat());
        const lists = await item.getByRole('list').all();
        expect(lists).toHaveLength(body.length);
        for (const list of lists) {
          expect(await list.getByRole('listitem').count()).toBeGreaterThan(1);
        }
      }
    }
  },
);

/** Two columns a language: an item's title, and a mark, place or duration that it bears. */
Then('the items bear these marks:', async function (this: SiteWorld, table: DataTable) {
  for (const { copy, body } of columnsFor(this, table.raw(), 2)) {
    for (const [title = '', mark = ''] of body) {
      await expect(copy.screen.item(title).getByText(whole(mark))).toBeVisible();
    }
  }
});
