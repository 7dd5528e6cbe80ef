import { globSync, readFileSync } from 'node:fs';
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

test.each([
  ['section', 'a page', 'content/pages/*.yaml'],
  ['step', 'a case', 'content/collections/cases/*.yaml'],
])('each kind of %s that %s has bears a word of editors', (name, _, files) => {
  const texts = globSync(files).map((file) => readFileSync(file, 'utf8'));
  const shown = texts.flatMap((text) =>
    [...text.matchAll(/^ {2}- kind: ([a-z-]+)$/gm)].map(([, kind = '']) => kind),
  );
  expect(shown).not.toEqual([]);
  const keys = shown.map((kind) => `${name}.${kind}`);
  expect(
    keys.filter((key) => !(key in fr)),
    'to be said in scripts/studio/words/',
  ).toEqual([]);
});

function wordsOf(language: string): Record<string, string> {
  return parse(readFileSync(path.join(studio, `words/${language}.yaml`), 'utf8'));
}
