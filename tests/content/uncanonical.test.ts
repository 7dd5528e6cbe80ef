import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { uncanonicalContent } from '../../scripts/test/lint/content-form/uncanonical.ts';
import { temporaryFolder } from '../temporary-folder.ts';

test('a file that is not in the form is set right, and one in another encoding is left alone', async () => {
  const root = await temporaryFolder();
  mkdirSync(path.join(root, 'content'));
  writeFileSync(path.join(root, 'content/right.yaml'), 'a: été\n');
  writeFileSync(path.join(root, 'content/wide.yaml'), 'a:   été\n');
  writeFileSync(path.join(root, 'content/latin.yaml'), Buffer.from('a:   été\n', 'latin1'));
  expect([...uncanonicalContent(root)]).toEqual([['content/wide.yaml', 'a: été\n']]);
});
