import { After, type DataTable, Given, Then, When } from '@cucumber/cucumber';
import { expect } from '../support/expect.ts';
import { fillTokens } from '../support/pages.ts';
import { copyProject, type ProjectCopy } from '../support/project.ts';
import type { SiteWorld } from '../support/world.ts';

const buildTimeoutMs = 600_000;

const copies = new WeakMap<SiteWorld, ProjectCopy>();

Given(
  'a copy of the site in which the product is called {string} and its slug is {string}',
  { timeout: buildTimeoutMs },
  async function (this: SiteWorld, product: string, slug: string) {
    const copy = await copyProject();
    copies.set(this, copy);
    await copy.change('content/site.yaml', (before) =>
      before
        .replace(/^product: .*$/mu, `product: ${product}`)
        .replace(/^slug: .*$/mu, `slug: ${slug}`),
    );
  },
);

When('that copy is built', { timeout: buildTimeoutMs }, async function (this: SiteWorld) {
  await copyOf(this).build();
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

After({ tags: '@rebranding' }, async function (this: SiteWorld) {
  await copies.get(this)?.remove();
});

function copyOf(world: SiteWorld): ProjectCopy {
  const copy = copies.get(world);
  if (!copy) throw new Error('No copy of the site was made.');
  return copy;
}
