import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { updateFolder } from '../../../scripts/dev/update-folder.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

let folder: string;

beforeEach(async () => {
  folder = await temporaryFolder();
  await updateFolder(
    folder,
    new Map([
      ['index.ts', 'old'],
      ['pages/old.ts', 'old page'],
      ['same.ts', 'same'],
    ]),
  );
});

test('writes what is new before what changes, and removes what is gone at the end', async () => {
  const output = new Map([
    ['index.ts', 'new'],
    ['pages/new.ts', 'new page'],
    ['same.ts', 'same'],
  ]);
  const { mtimeNs } = await stat(join(folder, 'same.ts'), { bigint: true });
  expect(await updateFolder(folder, output)).toEqual(['pages/new.ts', 'index.ts', 'pages/old.ts']);
  expect((await stat(join(folder, 'same.ts'), { bigint: true })).mtimeNs).toBe(mtimeNs);
  expect(await readFile(join(folder, 'index.ts'), 'utf8')).toBe('new');
  await expect(readFile(join(folder, 'pages/old.ts'))).rejects.toThrow('ENOENT');
});
