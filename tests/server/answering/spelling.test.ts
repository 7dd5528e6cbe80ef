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
  expect(read('hebergment')).toBe('hebergement');
  expect(read('hebregement')).toBe('hebergement');
});

test('of words as near, the one of more entries comes first', () => {
  expect(read('tarrif')).toBe('tarif');
});

test('an everyday word is never turned into another', () => {
  expect(read('stuff')).toBeUndefined();
  expect(read('prompt')).toBeUndefined();
});

test('short words, numbers and words of the knowledge stay as they are', () => {
  expect(read('trf')).toBeUndefined();
  expect(read('2024x')).toBeUndefined();
  expect(read('tarif')).toBeUndefined();
});
