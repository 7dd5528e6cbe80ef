import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { meanings } from '../../../scripts/spec/search/search-words.ts';
import { holdsAll, plain, wantedWords } from '../../../scripts/spec/search/wanted.ts';

const choice = plain('The banner takes a choice with one click: I reject all cookies');

test.each([
  'reject cookies',
  'refuse cookies',
  'refus cookies',
  'Que se passe-t-il quand un visiteur refuse les cookies ?',
  'what happens when a visitor refuses cookies',
  'bandeau',
  'choix',
])('what a visitor may refuse is found by "%s"', (typed) => {
  expect(holdsAll(choice, wantedWords(typed))).toBe(true);
});

test('each word must be there', () => {
  expect(holdsAll(choice, wantedWords('refuse demo'))).toBe(false);
  expect(holdsAll(choice, wantedWords('zèbre'))).toBe(false);
});

test('a word is found where one begins with it, not within another', () => {
  const consent = plain('The platform asks for consent');
  expect(holdsAll(consent, wantedWords('envoi'))).toBe(false);
  expect(holdsAll(consent, wantedWords('formulaire'))).toBe(false);
  expect(holdsAll(consent, wantedWords('plat'))).toBe(true);
});

test('a word that says nothing is looked for when it is the only one', () => {
  expect(wantedWords('the')).toEqual([['the']]);
  expect(holdsAll(choice, wantedWords(''))).toBe(true);
});

test('each word that stands for another one is a word of the features', () => {
  const features = globSync('features/**/*.feature').map((file) => readFileSync(file, 'utf8'));
  const text = plain(features.join('\n'));
  expect(Object.keys(meanings).filter((word) => !holdsAll(text, [[word]]))).toEqual([]);
});
