import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { loadContent } from '../../../scripts/content/load.ts';
import { loadAssets } from '../../../scripts/content/resolve/assets.ts';
import { resolveAndCheck } from '../../../scripts/content/resolve-and-check.ts';
import { readFixedWords } from '../../../scripts/lint/copy.ts';
import { rewriteContent } from '../../../scripts/other-words/content.ts';

test('the site with other words has no mistake', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'other-words-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  cpSync('content', path.join(root, 'content'), { recursive: true });
  await rewriteContent(path.join(root, 'content'), readFixedWords());
  const loaded = await loadContent(root);
  const { diagnostics } = resolveAndCheck(loaded, await loadAssets(root), undefined);
  const errors = [...loaded.diagnostics, ...diagnostics].filter(
    ({ severity }) => severity === 'error',
  );
  expect(errors).toEqual([]);
});
