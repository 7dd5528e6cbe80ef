import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { loadContent } from '../../../scripts/content/load.ts';
import { readFixedWords } from '../../../scripts/lint/copy.ts';
import { rewriteContent } from '../../../scripts/other-words/content.ts';

it('the content keeps to its schemas with other words', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'other-words-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  cpSync('content', path.join(root, 'content'), { recursive: true });
  symlinkSync(path.resolve('schema'), path.join(root, 'schema'));
  await rewriteContent(root, readFixedWords());
  const { diagnostics } = await loadContent(root);
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
});
