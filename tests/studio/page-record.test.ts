import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isBuilt, pageRecord } from '../../scripts/studio/server/page-record.ts';

let root: string;
let page: string;
let record: string;
let source: string;
const startedAt = Date.now();
const anHourBefore = new Date(startedAt - 3_600_000);

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'page-record-'));
  [page, record, source] = [
    path.join(root, 'index.html'),
    path.join(root, 'page.json'),
    path.join(root, 'a.tsx'),
  ];
  await writeFile(page, '<p>');
  await writeFile(source, 'one');
  await utimes(source, anHourBefore, anHourBefore);
});

afterAll(() => rm(root, { recursive: true }));

test('a page is built once from files that stay as they are', async () => {
  await writeFile(record, await pageRecord([source], startedAt));
  expect(await isBuilt(page, record)).toBe(true);
});

test('a file that is saved while the page is built is built again', async () => {
  await utimes(source, new Date(startedAt + 1000), new Date(startedAt + 1000));
  await writeFile(record, await pageRecord([source], startedAt));
  expect(await isBuilt(page, record)).toBe(false);
});

test.each(['', '{"a.tsx": "4', '[]', '{"a.tsx": 4}'])(
  'a record that was half written, "%s", is built anew',
  async (text) => {
    await writeFile(record, text);
    expect(await isBuilt(page, record)).toBe(false);
  },
);
