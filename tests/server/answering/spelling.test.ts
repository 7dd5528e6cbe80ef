import { expect, test } from 'vitest';
import { createSpelling } from '../../../app/server/chat/answering/spelling.ts';

const known = new Map([
  ['hebergement', { entries: [1, 2, 3] }],
  ['tarif', { entries: [1, 2, 3, 4, 5] }],
  ['tarifs', { entries: [1, 2] }],
  ['staff', { entries: [1, 4] }],
  ['projet', { entries: [1, 2, 3, 4, 5, 6] }],
]);
const words = new Set(['stuff', 'prompt', ...known.keys()]);
const read = createSpelling({ words: known, isWord: (word) => words.has(word) });

test('a mistyped word is read as the nearest one of the knowledge', () => {
  expect(read('hebergment')).toEqual(['hebergement']);
  expect(read('hebregement')).toEqual(['hebergement']);
});

test('of words as near, the one of more entries comes first', () => {
  expect(read('tarrif')[0]).toBe('tarif');
});

test('an everyday word is never turned into another', () => {
  expect(read('stuff')).toEqual([]);
  expect(read('prompt')).toEqual([]);
});

test('short words, numbers and words of the knowledge stay as they are', () => {
  expect(read('trf')).toEqual([]);
  expect(read('2024x')).toEqual([]);
  expect(read('tarif')).toEqual([]);
});
