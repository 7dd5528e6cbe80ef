import { expect, test } from 'vitest';
import { createStem, wordsOf } from '../../../app/server/chat/answering/words.ts';

test('small words are kept, elisions stand apart, accents and case do not count', () => {
  expect(wordsOf('Où est l’Hébergement ? ＯＫ')).toEqual(['ou', 'est', 'l', 'hebergement', 'ok']);
});

test('forms of a word share a stem, words that only begin alike do not', () => {
  const french = createStem('fr');
  expect(french('certifications')).toBe(french('certification'));
  expect(french('dev')).not.toBe(french('devis'));
  const english = createStem('en');
  expect(english('deployments')).toBe(english('deployment'));
});
