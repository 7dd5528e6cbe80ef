import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { updateFolder } from '../../../scripts/dev/update-folder.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'folder-'));
  await updateFolder(
    folder,
    new Map([
      ['index.ts', 'old'],
      ['pages/old.ts', 'old page'],
      ['same.ts', 'same'],
    ]),
  );
});

afterEach(() => rm(folder, { recursive: true }));

test('writes what is new before what changes, and removes what is gone at the end', async () => {
  const output = new Map([
    ['index.ts', 'new'],
    ['pages/new.ts', 'new page'],
    ['same.ts', 'same'],
  ]);
  expect(await updateFolder(folder, output)).toEqual(['pages/new.ts', 'index.ts', 'pages/old.ts']);
  expect(await readFile(join(folder, 'index.ts'), 'utf8')).toBe('new');
  await expect(readFile(join(folder, 'pages/old.ts'))).rejects.toThrow('ENOENT');
});

test('touches nothing when nothing differs', async () => {
  const output = new Map([
    ['same.ts', 'same'],
    ['pages/old.ts', 'old page'],
    ['index.ts', 'old'],
  ]);
  expect(await updateFolder(folder, output)).toEqual([]);
});
