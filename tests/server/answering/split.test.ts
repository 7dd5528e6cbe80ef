import { expect, test } from 'vitest';
import { partsOf } from '../../../app/server/chat/answering/split.ts';

const textsOf = (text: string) => partsOf(text).map((part) => part.text);

test('each sentence of a message is a part, and one sentence is none', () => {
  const both = ['Combien ça coûte ?', 'Où sont les données ?'];
  expect(textsOf('Combien ça coûte ? Où sont les données ?')).toEqual(both);
  expect(textsOf('Combien ça coûte ?\nOù sont les données ?')).toEqual(both);
  expect(textsOf('Combien ça coûte ? Et où sont les données ?')).toEqual([
    'Combien ça coûte ?',
    'où sont les données ?',
  ]);
  expect(textsOf('Combien ça coûte ?')).toEqual([]);
});

test('so is what “and” joins', () => {
  expect(textsOf('prix et délai')).toEqual(['prix', 'délai']);
  expect(textsOf('how much is it, and how long does it take?')).toEqual([
    'how much is it',
    'how long does it take?',
  ]);
  expect(textsOf('un bandeau, un landau')).toEqual([]);
  expect(textsOf('quelle différence entre un bandeau et un landau')).toEqual([]);
  expect(textsOf('the difference between cloud and hybrid, and what is it worth?')).toEqual([
    'the difference between cloud and hybrid',
    'what is it worth?',
  ]);
  expect(textsOf('combien de temps gardez-vous mon adresse, et pourquoi ?')).toEqual([]);
});

test('the scene of a question asks for nothing', () => {
  expect(
    partsOf('Je dirige un lycée. Que faites-vous pour nous ?').map(({ asks }) => asks),
  ).toEqual([false, true]);
});
