import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import {
  NotUtf8,
  readContentFile,
  removeContentFile,
  versionOf,
  writeContentFile,
} from '../../scripts/studio/files/content-files.ts';

test('bytes that are no UTF-8 are neither read nor written: they would come back as others', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'content-files-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const file = 'content/site.yaml';
  const bytes = Buffer.from('# caf\xe9 du bureau\nproduct: Assise\n', 'latin1');
  await mkdir(path.join(root, 'content'));
  await writeFile(path.join(root, file), bytes);
  const version = versionOf(bytes.toString('utf8'));
  await expect(readContentFile(root, file)).rejects.toThrow(NotUtf8);
  await expect(writeContentFile(root, file, version, 'product: Autre\n')).rejects.toThrow(NotUtf8);
  await expect(removeContentFile(root, file, version)).rejects.toThrow(NotUtf8);
  expect(await readFile(path.join(root, file))).toEqual(bytes);
});
