import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { setValue } from '../../scripts/studio/edit/values.ts';
import { versionOf } from '../../scripts/studio/files/content-files.ts';
import { makeWriter } from '../../scripts/studio/server/writer.ts';

test('a change of several files is written in none where another program changes one meanwhile', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'writer-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await mkdir(path.join(root, 'content/pages'), { recursive: true });
  const [moved, linking] = ['content/pages/moved.yaml', 'content/pages/linking.yaml'];
  const before = 'address: /a\n';
  const theirs = 'address: /theirs\n';
  for (const file of [moved, linking]) await writeFile(path.join(root, file), before);
  const workspace = {
    async lastLook() {
      await writeFile(path.join(root, linking), theirs);
      return { check: () => ({ diagnostics: [] }) };
    },
  };
  const writer = makeWriter({ root, workspace, live: undefined } as never);
  const answer = await writer.write({
    deed: { act: 'address', file: moved, at: [] },
    version: versionOf(before),
    rewrite: (document) => setValue(document, ['address'], '/b'),
    others: new Map([[linking, (document) => setValue(document, ['address'], '/b')]]),
  });
  expect(answer).toEqual({ state: 'conflict' });
  expect(await readFile(path.join(root, moved), 'utf8')).toBe(before);
  expect(await readFile(path.join(root, linking), 'utf8')).toBe(theirs);
});
