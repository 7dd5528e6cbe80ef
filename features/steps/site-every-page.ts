import { type DataTable, Then } from '@cucumber/cucumber';
import { addressOf } from '../support/destinations.ts';
import { expect } from '../support/expect.ts';
import { type Language, pageAddress } from '../support/pages.ts';
import { linksOf, Screen } from '../support/screen.ts';
import type { SiteWorld } from '../support/world.ts';

/** Forty pages take their time on a busy machine. */
const timeout = 300_000;
const languages: readonly Language[] = ['fr', 'en'];

Then(
  'each of these pages offers a demo at least {int} times, in both languages:',
  { timeout },
  async function (this: SiteWorld, least: number, table: DataTable) {
    const lacking = await pagesThatFail(this, table, async (screen, language) => {
      const form = addressOf('demo form', language);
      const ways = await linksOf(screen.page.locator('body'));
      return ways.filter(({ leadsTo }) => leadsTo === form).length >= least;
    });
    expect(lacking).toEqual([]);
  },
);

Then(
  'each of these pages has a title, several paragraphs and a demo button, in both languages:',
  { timeout },
  async function (this: SiteWorld, table: DataTable) {
    const lacking = await pagesThatFail(this, table, async ({ main }, language) => {
      const title = main.getByRole('heading', { level: 1 }).filter({ visible: true });
      const paragraphs = main.getByRole('paragraph').filter({ visible: true });
      const ways = (await linksOf(main)).map(({ leadsTo }) => leadsTo);
      return (
        (await title.count()) === 1 &&
        (await paragraphs.count()) > 1 &&
        ways.includes(addressOf('demo form', language))
      );
    });
    expect(lacking).toEqual([]);
  },
);

/** The addresses of the pages that do not hold what is asked of each. */
async function pagesThatFail(
  { page }: SiteWorld,
  table: DataTable,
  isFine: (screen: Screen, language: Language) => Promise<boolean>,
): Promise<string[]> {
  const failing: string[] = [];
  for (const name of table.raw().flat()) {
    for (const language of languages) {
      const address = pageAddress(name, language);
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      if (!(await isFine(new Screen(page), language))) failing.push(address);
    }
  }
  return failing;
}
