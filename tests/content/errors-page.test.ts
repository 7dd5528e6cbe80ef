import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { codes } from '../../scripts/content/mistakes/catalogue.ts';

test('what is explained is a mistake that the check can report', () => {
  const headings = readFileSync('docs/errors.md', 'utf8').match(/^### .+$/gmu) ?? [];
  const explained = headings.flatMap((line) =>
    [...line.matchAll(/`([a-z0-9-]+)`/gu)].map(([, code]) => code),
  );
  expect(explained).not.toEqual([]);
  expect(explained.filter((code) => code && !codes.includes(code))).toEqual([]);
});
