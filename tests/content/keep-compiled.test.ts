import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { keepCompiled } from '../../scripts/content/validate/keep-compiled.ts';

function fileOfTest(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'compiled-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return path.join(folder, 'deep/compiled.cjs');
}

test('what is made of the same sources is kept', () => {
  const file = fileOfTest();
  let compiled = 0;
  const compile = () => `made ${++compiled}`;
  for (const source of ['a', 'a', 'b', 'b']) keepCompiled(file, () => source, compile);
  expect(compiled).toBe(2);
  expect(readFileSync(file, 'utf8')).toBe('// b\nmade 2');
});

test('what was made while its sources changed is made again', () => {
  const file = fileOfTest();
  let source = 'old';
  keepCompiled(
    file,
    () => source,
    () => {
      const made = `half of ${source}`;
      if (source === 'old') source = 'new';
      return made;
    },
  );
  expect(readFileSync(file, 'utf8')).toBe('// new\nhalf of new');
});
