import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { wordLists } from '../../../app/server/chat/answering/word-list.ts';
import { withoutAccents } from '../../../app/server/chat/answering/words.ts';

const require = createRequire(import.meta.url);

test.each([
  ['fr', 'an-array-of-french-words'],
  ['en', 'an-array-of-english-words'],
] as const)('every word of %s is known, small and without accents', (language, name) => {
  const words: string[] = require(name);
  expect(words.length).toBeGreaterThan(200_000);
  const plain = words.map((word) => withoutAccents(word.toLowerCase()));
  expect(plain.filter((word) => !wordLists[language](word))).toEqual([]);
});

test('a word of the other language and nonsense are not', () => {
  expect(['souverainete', 'xqzjk', 'brnlzt'].filter(wordLists.en)).toEqual([]);
  expect(['wherewithal', 'xqzjk', 'brnlzt'].filter(wordLists.fr)).toEqual([]);
});
