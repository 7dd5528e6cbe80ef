import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { buildContent } from '../../scripts/content/build.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { edited, writeSite } from './small-site.ts';

const project = path.resolve(import.meta.dirname, '../..');

async function contentsOf(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const read = files.map(async ({ parentPath, name }) => {
    const file = path.join(parentPath, name);
    return [path.relative(folder, file), await readFile(file, 'base64')] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}

test('the real content compiles to the same bytes in any folder, and once', async () => {
  const [one, two] = [await temporaryFolder(), await temporaryFolder()];
  const first = await buildContent({ root: project, out: one });
  expect(first.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(first.changed).toEqual(['app/generated', 'public']);
  await buildContent({ root: project, out: two });
  expect(await contentsOf(two)).toEqual(await contentsOf(one));
  expect((await buildContent({ root: project, out: one })).changed).toEqual([]);
});

test('a mistake leaves what was compiled as it was', async () => {
  const out = await temporaryFolder();
  await buildContent({ root: project, out });
  const before = await contentsOf(out);
  const broken = writeSite(edited('content/pages/home.yaml', 'to: /agents', 'to: /agent'));
  const { changed, diagnostics } = await buildContent({ root: broken, out });
  expect(diagnostics.map(({ code }) => code)).toContain('dead-link');
  expect(changed).toEqual([]);
  expect(await contentsOf(out)).toEqual(before);
});
