import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import { compressFolder } from '../../../scripts/build/compress.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

let folder: string;
beforeEach(async () => {
  folder = await temporaryFolder();
});

test('each text gets two compressed copies, in folders too; what is compressed already gets none', async () => {
  await mkdir(path.join(folder, 'en'));
  const names = ['index.html', path.join('en', 'index.html'), 'film.mp4', 'letters.woff2'];
  for (const name of names) await writeFile(path.join(folder, name), 'Chez vous, à demeure.');
  await compressFolder(folder);
  const made = (await readdir(folder, { recursive: true })).filter((name) =>
    /\.(?:gz|br)$/.test(name),
  );
  expect(made.toSorted()).toEqual([
    'en/index.html.br',
    'en/index.html.gz',
    'index.html.br',
    'index.html.gz',
  ]);
});

test('both copies hold the same bytes', async () => {
  const content = await readFile(path.join(import.meta.dirname, '../../../docs/operating.md'));
  const file = path.join(folder, 'page.html');
  await writeFile(file, content);
  await compressFolder(folder);
  const [gz, br] = await Promise.all([readFile(`${file}.gz`), readFile(`${file}.br`)]);
  expect(gunzipSync(gz).equals(content)).toBe(true);
  expect(brotliDecompressSync(br).equals(content)).toBe(true);
});

test('an empty file is no trouble', async () => {
  await writeFile(path.join(folder, 'empty.txt'), '');
  await compressFolder(folder);
  expect(gunzipSync(await readFile(path.join(folder, 'empty.txt.gz'))).byteLength).toBe(0);
});
