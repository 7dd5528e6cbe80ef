import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { codes } from '../../scripts/content/mistakes/catalogue.ts';

/** docs/errors.md has a heading a code. */
function documented(): string[] {
  const page = readFileSync('docs/errors.md', 'utf8');
  return [...page.matchAll(/^### `([a-z0-9-]+)`$/gm)].map(([, code = '']) => code);
}

test('each mistake that the check can report is explained, once, and no other', () => {
  expect(documented().toSorted()).toEqual(codes);
});
