import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const studio = path.resolve(import.meta.dirname, '../../scripts/studio');
const fr = wordsOf('fr');
const en = wordsOf('en');

test('the studio says the same things in both languages, with the same values in them', () => {
  expect(Object.keys(en)).toEqual(Object.keys(fr));
  for (const [name, text] of Object.entries(fr)) {
    expect(en[name]?.match(/\{\w+\}/g), name).toEqual(text.match(/\{\w+\}/g));
  }
});

function wordsOf(language: string): Record<string, string> {
  return parse(readFileSync(path.join(studio, `words/${language}.yaml`), 'utf8'));
}
