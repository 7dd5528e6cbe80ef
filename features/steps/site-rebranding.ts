import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import { anotherSite, type SiteName, saidLater } from '../support/another-site.ts';
import { expect } from '../support/expect.ts';
import { fillTokens } from '../support/pages.ts';
import { keptCopy, type ProjectCopy } from '../support/project.ts';
import { buildTimeoutMs } from '../support/timeouts.ts';
import type { SiteWorld } from '../support/world.ts';

const names = new WeakMap<SiteWorld, SiteName>();
const copies = new WeakMap<SiteWorld, ProjectCopy>();

Given(
  'a copy of the site in which the product is called {string} and its slug is {string}',
  function (this: SiteWorld, product: string, slug: string) {
    names.set(this, { product, slug });
  },
);

When('that copy is built', { timeout: buildTimeoutMs }, async function (this: SiteWorld) {
  copies.set(this, await keptCopy(anotherSite(names.get(this))));
});

Then('nothing of the old name is left in what was built', async function (this: SiteWorld) {
  const oldName = new RegExp(`${fillTokens('{product}')}|${fillTokens('{slug}')}`, 'iu');
  const built = await copyOf(this).read('build/client');
  const generated = await copyOf(this).read('app/generated');
  const leftovers = [...built, ...generated]
    .filter(([file, content]) => oldName.test(file) || oldName.test(content))
    .map(([file]) => file);
  expect(built.size).toBeGreaterThan(0);
  expect(leftovers).toEqual([]);
});

Then('these pages exist there:', async function (this: SiteWorld, table: DataTable) {
  const built = await copyOf(this).read('build/client');
  for (const address of table.raw().flat()) {
    expect([...built.keys()]).toContain(`${address.slice(1)}/index.html`);
  }
});

Then(
  'the page {string} has the place {string}',
  async function (this: SiteWorld, address: string, place: string) {
    const built = await copyOf(this).read('build/client');
    expect(built.get(`${address.slice(1)}/index.html`)).toContain(`id="${place}"`);
  },
);

Then('mail there goes to:', async function (this: SiteWorld, table: DataTable) {
  const pages = [...(await copyOf(this).read('build/client')).values()].join();
  for (const mailbox of table.raw().flat()) expect(pages).toContain(mailbox);
});

Then('what is to be shown on a later day is not in it yet', async function (this: SiteWorld) {
  for (const folder of ['build/client', 'app/generated']) {
    const files = await copyOf(this).read(folder);
    expect([...files].filter(([, content]) => content.includes(saidLater))).toEqual([]);
  }
});

function copyOf(world: SiteWorld): ProjectCopy {
  const copy = copies.get(world);
  if (!copy) throw new Error('No copy of the site was made.');
  return copy;
}
