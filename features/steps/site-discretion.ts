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
  expect(kept.forThisTab).toEqual([]);
});

/** The policy's table under the information on cookies names the records, one a row. */
Then(
  'my browser holds the records that the policy lists, and no other',
  async function (this: SiteWorld) {
    const table = this.page.locator('#cookie-information').getByRole('table');
    const listed = await table.locator('tbody tr > :first-child').allTextContents();
    expect(listed).not.toEqual([]);
    const held = () =>
      this.page.evaluate(() =>
        [...Object.keys(localStorage), ...Object.keys(sessionStorage)].toSorted(),
      );
    await expect.poll(held).toEqual(listed.toSorted());
  },
);

Then('only this site has been asked for anything', function (this: SiteWorld) {
  expect(this.problems.unexplained()).toEqual([]);
});
