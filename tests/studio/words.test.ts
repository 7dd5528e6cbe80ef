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

test('each choice of a setting bears a word of editors; those of walls are told by the settings', () => {
  const texts = globSync('content/{*,*/*}.yaml').map((file) => readFileSync(file, 'utf8'));
  const chosen = texts.flatMap((text) =>
    [...text.matchAll(/\b(?:group|style|size|tone|layout|unit): ([a-z-]+)\b/g)].map(
      ([, choice = '']) => choice,
    ),
  );
  expect(chosen).not.toEqual([]);
  expect(chosen.filter((choice) => fr[`choice.${choice}`] === undefined)).toEqual([]);
});

function wordsOf(language: string): Record<string, string> {
  return parse(readFileSync(path.join(studio, `words/${language}.yaml`), 'utf8'));
}
