import { expect, test } from 'vitest';
import { createLanguagesOf } from '../../../app/server/chat/answering/language.ts';
import { wordLists } from '../../../app/server/chat/answering/word-list.ts';

const languagesOf = createLanguagesOf(wordLists, (word) => word === 'secnumcloud');

test.each([
  ['the page’s, for a word of both', 'cloud', 'fr', 'fr'],
  ['the page’s, for a name', 'SecNumCloud', 'en', 'en'],
  ['the page’s, for what is typed in haste', 'vs gardez mes donnee', 'fr', 'fr'],
  ['another that has clearly more of its words', 'how much does it cost', 'fr', 'en'],
  ['another, the other way round', 'combien coûte la plateforme', 'en', 'fr'],
] as const)('%s', (_, question, page, language) => {
  expect(languagesOf(question, page)[0]).toBe(language);
});

test.each(['Wie viel kostet eure Plattform bitte', 'SELECT * FROM users;', '{{a}} <b>'])(
  '%s is in none',
  (question) => {
    expect(languagesOf(question, 'fr')).toEqual([]);
  },
);
