import { Then } from '@cucumber/cucumber';
import { expect } from '../support/expect.ts';
import type { SiteWorld } from '../support/world.ts';

Then('no cookie is set', async function (this: SiteWorld) {
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
