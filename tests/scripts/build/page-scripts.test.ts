import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { firstScripts, namedScripts, pageScripts } from '../../../scripts/build/page-scripts.ts';
import { removeUnasked } from '../../../scripts/build/unasked-files.ts';

const files = {
  'index.html':
    '<link rel="stylesheet" href="/assets/site-1.css"><script type="module" src="/assets/entry-1.js"></script>',
  'demo/index.html':
    '<script type="module" src="/assets/islands-2.js"></script><div data-island="demo"></div>',
  'platform/index.html':
    '<p>A page without a script, which names /assets/other-1.js in its text.</p>',
  'platform.data': 'data',
  'assets/entry-1.js':
    'import{a}from"./shared-1.js";export*from"./more-1.js";a(()=>import(`./island-1.js`));',
  'assets/shared-1.js': 'export const a=(b)=>b();',
  'assets/more-1.js': 'export const c=1;',
  'assets/island-1.js': 'import"./react-1.js";',
  'assets/react-1.js': '',
  'assets/islands-2.js':
    'import(`./demo-island-2.js`);import(`./carousel-island-2.js`);import(`./hydrate-2.js`);',
  'assets/demo-island-2.js': '',
  'assets/carousel-island-2.js': '',
  'assets/hydrate-2.js': '',
  'assets/other-1.js': '',
  'assets/route-1.js': 'import"./react-1.js";import"./route-2.js"',
  'assets/route-2.js': 'import"./route-1.js"',
  'assets/site-1.css': '',
  'assets/site-2.css': '',
};
const first = ['assets/entry-1.js', 'assets/more-1.js', 'assets/shared-1.js'];
const islands = [
  'assets/carousel-island-2.js',
  'assets/demo-island-2.js',
  'assets/hydrate-2.js',
  'assets/islands-2.js',
];
const later = ['assets/island-1.js', 'assets/react-1.js'];

let client: string;

beforeAll(async () => {
  client = await mkdtemp(path.join(tmpdir(), 'client-'));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(client, name)), { recursive: true });
    await writeFile(path.join(client, name), text);
  }
});
afterAll(() => rm(client, { recursive: true }));

test('a page fetches what its elements name and what that imports, and the rest when it is asked for', async () => {
  expect([...(await firstScripts(client, 'index.html'))].sort()).toEqual(first);
  expect([...(await namedScripts(client, ['index.html']))].sort()).toEqual(
    [...first, ...later].sort(),
  );
  expect(await firstScripts(client, 'platform/index.html')).toEqual(new Set());
});

test('of the islands, a page may ask for those that stand in it', async () => {
  expect([...(await pageScripts(client, 'demo/index.html'))].sort()).toEqual([
    'assets/demo-island-2.js',
    'assets/hydrate-2.js',
    'assets/islands-2.js',
  ]);
});

test('data, styles that no page names, and scripts that only scripts of nobody name, are removed', async () => {
  await removeUnasked(client);
  const left = await readdir(client, { recursive: true });
  expect(left.filter((name) => /\.(?:js|data|css)$/.test(name)).sort()).toEqual(
    [...first, ...later, ...islands, 'assets/other-1.js', 'assets/site-1.css'].sort(),
  );
});
