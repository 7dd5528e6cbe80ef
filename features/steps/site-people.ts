import { type DataTable, Then } from '@cucumber/cucumber';
import { expect } from '../support/expect.ts';
import { columnsFor, copiesOf } from '../support/reading.ts';
import { plain } from '../support/words.ts';
import type { SiteWorld } from '../support/world.ts';

const resultsOfEach = 3;
const linesOfAFounder = 3;

/** One column a language: the headline, then the alternative texts of all pictures under it. */
Then(
  'these pictures stand under their headline:',
  async function (this: SiteWorld, table: DataTable) {
    for (const { copy, head, body } of columnsFor(this, table.raw())) {
      const pictures = await copy.screen.block(head.join()).getByRole('img').all();
      const names = await Promise.all(pictures.map((picture) => picture.getAttribute('alt')));
      expect(names.map((name) => plain(name ?? ''))).toEqual(body.flat());
    }
  },
);

Then(
  'each testimonial has a quote, its author and role, five stars and three results:',
  async function (this: SiteWorld, table: DataTable) {
    for (const { copy, head } of columnsFor(this, table.raw())) {
      for (const item of await copy.screen.items(head.join()).all()) {
        await expect(item.getByRole('blockquote')).toHaveText(/\p{L}/u);
        await expect(item.getByRole('figure', { name: /^.+, .+$/u })).toBeVisible();
        await expect(
          item.getByRole('img', { name: /^5 (?:étoiles sur|stars out of) 5$/u }),
        ).toBeVisible();
        await expect(item.getByRole('listitem')).toHaveCount(resultsOfEach);
      }
    }
  },
);

/** Role, expertise and biography are the three paragraphs under a founder's name. */
Then(
  'each founder has a portrait, an expertise and a biography:',
  async function (this: SiteWorld, table: DataTable) {
    for (const { copy, head } of columnsFor(this, table.raw())) {
      for (const item of await copy.screen.items(head.join()).all()) {
        const name = (await item.getByRole('heading', { level: 3 }).textContent()) ?? '';
        await expect(item.getByRole('img', { name })).toBeVisible();
        await expect(item.getByRole('paragraph')).toHaveCount(linesOfAFounder);
      }
    }
  },
);

Then(
  'these articles open in a new tab, on another site:',
  async function (this: SiteWorld, table: DataTable) {
    for (const { copy, body } of columnsFor(this, table.raw())) {
      for (const title of body.flat()) {
        const link = copy.screen.item(title).getByRole('link');
        await expect(link).toHaveAttribute('target', '_blank');
        await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
        await expect(link).toHaveAttribute('href', /^https:/);
      }
    }
  },
);

Then(
  'these articles are dimmed and cannot be opened:',
  async function (this: SiteWorld, table: DataTable) {
    for (const { copy, body } of columnsFor(this, table.raw())) {
      for (const title of body.flat()) {
        const card = copy.screen.item(title);
        await expect(card.getByRole('link')).toHaveCount(0);
        await expect(card.getByRole('button')).toBeDisabled();
        expect(await card.evaluate(faintest)).toBeLessThan(1);
      }
    }
  },
);

Then('each of them lists several use cases', async function (this: SiteWorld) {
  for (const { screen } of copiesOf(this)) {
    const groups = await screen.main.getByRole('heading', { level: 3 }).count();
    const lists = screen.main.getByRole('list');
    await expect(lists).toHaveCount(groups);
    for (const list of await lists.all()) {
      expect(await list.getByRole('listitem').count()).toBeGreaterThan(1);
    }
  }
});

Then(
  'a film without sound that begins anew stands beside them, over its first image',
  async function (this: SiteWorld) {
    for (const { screen } of copiesOf(this)) {
      const words = /mur|wall/u;
      await expect(screen.main.getByRole('img', { name: words })).toBeVisible();
      const film = screen.main.locator('video');
      await expect(film).toHaveJSProperty('muted', true);
      await expect(film).toHaveJSProperty('loop', true);
    }
  },
);

/** The lowest opacity of a card and of what it holds. */
function faintest(card: Element): number {
  const all = [card, ...card.querySelectorAll('*')];
  return Math.min(...all.map((element) => Number(getComputedStyle(element).opacity)));
}
