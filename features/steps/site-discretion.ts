import { Then } from '@cucumber/cucumber';
import { expect } from '@playwright/test';
import { addressOf } from '../support/destinations.ts';
import { copiesOf } from '../support/reading.ts';
import { waysOf } from '../support/screen.ts';
import type { SiteWorld } from '../support/world.ts';

Then('no cookie has been set', async function (this: SiteWorld) {
  expect(await this.context.cookies()).toEqual([]);
});

/** Scroll places of the tab's own history are no trace: they go with the tab (docs/interface.md, "Stored in the browser"). */
Then('nothing is stored in my browser', async function (this: SiteWorld) {
  const kept = await this.page.evaluate(() => ({
    forLong: Object.keys(localStorage),
    forThisTab: Object.keys(sessionStorage),
  }));
  expect(kept.forLong).toEqual([]);
  expect(kept.forThisTab.filter((key) => !key.includes('scroll-positions'))).toEqual([]);
});

Then('only this site has been asked for anything', function (this: SiteWorld) {
  expect(this.problems.unexplained()).toEqual([]);
});

Then(
  'the page has a title, several paragraphs and a demo button',
  async function (this: SiteWorld) {
    for (const { language, screen } of copiesOf(this)) {
      await expect(screen.main.getByRole('heading', { level: 1 })).toBeVisible();
      const paragraphs = await screen.main.getByRole('paragraph').all();
      const shown = await Promise.all(paragraphs.map((paragraph) => paragraph.isVisible()));
      expect(shown.filter(Boolean).length).toBeGreaterThan(1);
      const ways = await waysOf(screen.main);
      expect(ways.map(({ leadsTo }) => leadsTo)).toContain(addressOf('demo form', language));
    }
  },
);
