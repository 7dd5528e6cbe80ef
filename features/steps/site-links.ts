import { type DataTable, Then, When } from '@cucumber/cucumber';
import type { Locator } from '@playwright/test';
import { addressOf } from '../support/destinations.ts';
import { expect } from '../support/expect.ts';
import { type Copy, columnsFor, copiesOf } from '../support/reading.ts';
import { linksOf, textsOf } from '../support/screen.ts';
import { beginning, plain } from '../support/words.ts';
import type { SiteWorld } from '../support/world.ts';

/** One column a language with the headline and the words of all links under it; the last says where they lead. */
Then('these links stand under their headline:', async function (this: SiteWorld, table: DataTable) {
  await expectLinks(this, table, ({ screen }, headline) => screen.block(headline));
});

Then('these links stand in the article:', async function (this: SiteWorld, table: DataTable) {
  await expectLinks(this, table, ({ screen }, title) => screen.article(title));
});

Then('these links stand in the header:', async function (this: SiteWorld, table: DataTable) {
  await expectLinks(this, table, ({ screen }) => screen.navigation);
});

Then(
  'these links stand at the foot of the page:',
  async function (this: SiteWorld, table: DataTable) {
    await expectLinks(this, table, ({ screen }) => screen.footer);
  },
);

/** One column a language: the headline, then the words that a link of every item begins with. */
Then(
  'each item under the headline has this link:',
  async function (this: SiteWorld, table: DataTable) {
    for (const { copy, head, body } of columnsFor(this, table.raw())) {
      for (const item of await copy.screen.items(head.join()).all()) {
        const name = beginning(body.flat().join());
        await expect(item.getByRole('link', { name })).toHaveCount(1);
      }
    }
  },
);

/** One column a language: the headline, what a link of every item begins with, its mailbox, its subject. */
Then(
  'each item under the headline has this mail link, with this subject and its own name:',
  async function (this: SiteWorld, table: DataTable) {
    for (const { copy, head, body } of columnsFor(this, table.raw())) {
      const [words = '', mailbox = '', subject = ''] = body.flat();
      for (const item of await copy.screen.items(head.join()).all()) {
        const [name = ''] = await textsOf(item.getByRole('heading', { level: 3 }));
        const link = item.getByRole('link', { name: beginning(words) });
        const address = new URL((await link.getAttribute('href')) ?? '');
        expect(address.pathname).toBe(mailbox);
        expect(plain(address.searchParams.get('subject') ?? '')).toBe(`${subject} ${name}`);
      }
    }
  },
);

Then(
  'the page offers a demo at least {int} times',
  async function (this: SiteWorld, least: number) {
    for (const { language, screen } of copiesOf(this)) {
      const form = addressOf('demo form', language);
      const ways = await linksOf(screen.page.locator('body'));
      expect(ways.filter(({ leadsTo }) => leadsTo === form).length).toBeGreaterThanOrEqual(least);
    }
  },
);

When(
  'I follow {string} of {string}',
  async function (this: SiteWorld, words: string, title: string) {
    const [copy] = copiesOf(this);
    await copy?.screen
      .item(title)
      .getByRole('link', { name: beginning(words) })
      .click();
  },
);

async function expectLinks(
  world: SiteWorld,
  table: DataTable,
  scrollPosition: (copy: Copy, head: string) => Locator,
): Promise<void> {
  const destinations = table.rows().map((row) => row.at(-1) ?? '');
  for (const { copy, head, body } of columnsFor(world, table.raw())) {
    const expected = destinations.map((name, index) => ({
      words: body[index]?.[0],
      leadsTo: addressOf(name, copy.language),
    }));
    expect(await linksOf(scrollPosition(copy, head.join()))).toEqual(expected);
  }
}
