import { Given, Then, When } from '@cucumber/cucumber';
import type { Locator, Page } from '@playwright/test';
import { expect } from '../support/expect.ts';
import { idOf } from '../support/parts.ts';
import { Screen } from '../support/screen.ts';
import { plain } from '../support/words.ts';
import type { SiteWorld } from '../support/world.ts';

/** What the catalogue shows after a choice; `sector` is empty for all of them. */
interface Shown {
  readonly sector: string;
  readonly marked: readonly string[];
  /** Every sector that can be chosen. */
  readonly offered: readonly string[];
  readonly count: string;
  readonly agents: readonly { title: string; sectors: readonly string[] }[];
}

const shown = new WeakMap<SiteWorld, Shown[]>();

When(
  'I choose the first sector, the third one, then all of them',
  async function (this: SiteWorld) {
    const all = await look(this.page, '');
    const states = [all];
    for (const place of [1, 3, 0]) states.push(await choose(this.page, place));
    shown.set(this, states);
  },
);

Given('I choose the last sector', async function (this: SiteWorld) {
  const count = await sectorsOf(this.page).count();
  shown.set(this, [await choose(this.page, count - 1)]);
});

When('somebody else comes to my address', async function (this: SiteWorld) {
  const address = this.page.url();
  await this.openSession({});
  await this.page.goto(address);
});

Then(
  'each choice showed the agents of that sector and those for all, said how many, and was marked as chosen',
  function (this: SiteWorld) {
    const [all, ...choices] = shown.get(this) ?? [];
    const offered = new Set(all?.offered);
    const isForAll = (sectors: readonly string[]) => !sectors.some((each) => offered.has(each));
    for (const { sector, marked, count, agents } of choices) {
      const expected = all?.agents.filter(({ sectors }) => {
        return marked.join() === all.marked.join() || sectors.includes(sector) || isForAll(sectors);
      });
      expect(agents).toEqual(expected);
      expect(marked).toEqual([sector]);
      expect(count).toContain(String(agents.length));
    }
    expect(choices[0]?.agents.length).toBeLessThan(all?.agents.length ?? 0);
  },
);

Then('they see the same agents', async function (this: SiteWorld) {
  const [before] = shown.get(this) ?? [];
  await expect.poll(async () => (await look(this.page, '')).agents).toEqual(before?.agents);
});

Then('all agents are shown, and no sector is offered', async function (this: SiteWorld) {
  const agents = new Screen(this.page).itemsOf(idOf('expert agents', 'the catalogue'));
  expect(await agents.count()).toBeGreaterThan(1);
  for (const agent of await agents.all()) await expect(agent).toBeVisible();
  await expect(sectorsOf(this.page)).toHaveCount(0);
});

async function choose(page: Page, place: number): Promise<Shown> {
  const sector = sectorsOf(page).nth(place);
  await sector.click();
  await expect(sector).toHaveAttribute('aria-current', 'true');
  return look(page, plain((await sector.textContent()) ?? ''));
}

function sectorsOf(page: Page): Locator {
  return catalogue(page).getByRole('navigation').getByRole('link');
}

async function look(page: Page, sector: string): Promise<Shown> {
  const items = new Screen(page).itemsOf(idOf('expert agents', 'the catalogue'));
  const agents = await items.evaluateAll((cards) =>
    cards.map((card) => {
      const sectors = [...card.querySelectorAll('p')].at(-1)?.textContent ?? '';
      return {
        title: card.querySelector('h3')?.textContent ?? '',
        sectors: sectors.split(/\s·\s/u),
      };
    }),
  );
  const marked = await catalogue(page).locator('a[aria-current="true"]').allTextContents();
  const count = (await catalogue(page).getByRole('status').textContent()) ?? '';
  const offered = (await sectorsOf(page).allTextContents()).map(plain);
  return { sector, marked: marked.map(plain), offered, count, agents };
}

function catalogue(page: Page): Locator {
  return new Screen(page).part(idOf('expert agents', 'the catalogue'));
}
