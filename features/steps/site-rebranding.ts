import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { After, type DataTable, Given, Then, When } from '@cucumber/cucumber';
import { compileContent } from '../../scripts/content/build.ts';
import { copyContent, type ProjectCopy } from '../../scripts/test/project-copy.ts';
import { fillTokens } from '../../scripts/test/screens.ts';
import { expect } from '../support/expect.ts';
import { buildTimeoutMs } from '../support/timeouts.ts';
import type { SiteWorld } from '../support/world.ts';

const copies = new WeakMap<SiteWorld, ProjectCopy>();
const compiled = new WeakMap<SiteWorld, ReadonlyMap<string, string>>();

/** What is not content, of what a build makes pages of. */
const sources = '{app,schema,scripts/build}/**/*.{ts,tsx,css}';

/** What an entry says that visitors are to see on a day that has not come. */
const saidLater = 'Ce que personne ne lit encore';
const later = `# yaml-language-server: $schema=../../../schema/json/jobs.json
order: 990
from: 2999-01-01
title: { fr: ${saidLater}, en: ${saidLater} }
location: { fr: Lyon, en: Lyon }
remote: false
type: part-time
department: { fr: Recherche, en: Research }
text: { fr: Un texte., en: A text. }
posted: "2026-11-22"
`;

After({ tags: '@spec-2-routes' }, async function (this: SiteWorld) {
  await copies.get(this)?.remove();
});

Given(
  'a copy of the site in which the product is called {string} and its slug is {string}',
  async function (this: SiteWorld, product: string, slug: string) {
    const copy = await copyContent();
    copies.set(this, copy);
    await copy.change('content/site.yaml', (site) =>
      site
        .replace(/^product: .*$/mu, `product: ${product}`)
        .replace(/^slug: .*$/mu, `slug: ${slug}`),
    );
    await copy.write('content/collections/jobs/later.yaml', later);
  },
);

When('that copy is compiled', { timeout: buildTimeoutMs }, async function (this: SiteWorld) {
  const { diagnostics, folders } = await compileContent(copies.get(this)?.folder ?? '');
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  const files = [...(folders ?? [])].flatMap(([folder, output]) =>
    [...output].map(([name, text]): [string, string] => [
      `${folder}/${name}`,
      Buffer.from(text).toString(),
    ]),
  );
  compiled.set(this, new Map(files));
});

Then(
  'nothing of the old name is left in what its pages are made of',
  async function (this: SiteWorld) {
    const oldName = new RegExp(`${fillTokens('{product}')}|${fillTokens('{slug}')}`, 'iu');
    const written = globSync(sources, { exclude: ['app/generated'] });
    expect(written.length).toBeGreaterThan(100);
    const program = written.map(async (file) => [file, await readFile(file, 'utf8')] as const);
    const all = [...filesOf(this), ...(await Promise.all(program))];
    const leftovers = all.filter(([file, text]) => oldName.test(file) || oldName.test(text));
    expect(leftovers.map(([file]) => file)).toEqual([]);
  },
);

Then('these pages exist there:', function (this: SiteWorld, table: DataTable) {
  const routes = filesOf(this).get('app/generated/routes.ts');
  for (const address of table.raw().flat()) expect(routes).toContain(`"address": "${address}"`);
});

Then(
  'the page {string} has the place {string}',
  function (this: SiteWorld, address: string, place: string) {
    const routes = filesOf(this).get('app/generated/routes.ts') ?? '';
    const page = new RegExp(`"page": "([^"]+)",[^{]*"address": "${address}",`, 'u').exec(
      routes,
    )?.[1];
    const file = filesOf(this).get(`app/generated/pages/fr/${page}.server.ts`);
    expect(file).toContain(`"id": "${place}"`);
  },
);

Then('mail there goes to:', function (this: SiteWorld, table: DataTable) {
  const all = [...filesOf(this).values()].join();
  for (const mailbox of table.raw().flat()) expect(all).toContain(mailbox);
});

Then('what is to be shown on a later day is not in it yet', function (this: SiteWorld) {
  const early = [...filesOf(this)].filter(([, text]) => text.includes(saidLater));
  expect(early.map(([file]) => file)).toEqual([]);
});

function filesOf(world: SiteWorld): ReadonlyMap<string, string> {
  const files = compiled.get(world);
  if (!files) throw new Error('No copy of the site was compiled.');
  return files;
}
