import { expect, test } from 'vitest';
import { wordsOf } from '../../../app/server/chat/answering/words.ts';

test('small words are kept, elisions stand apart, accents and case do not count', () => {
  expect(wordsOf('Ser\u200bve\u2060ur pri\u00adx')).toEqual(['serveur', 'prix']);
  expect(wordsOf('Où est l’Hébergement ? ＯＫ')).toEqual(['ou', 'est', 'l', 'hebergement', 'ok']);
});
