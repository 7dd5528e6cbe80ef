import { expect, test } from 'vitest';
import { standsAlone, wholeQuestions } from '../../app/assistant/stands-alone.ts';

test.each([
  ['Combien coûte la plateforme ?', true],
  ['SecNumCloud', true],
  ['is it secure?', true],
  ['Où sont les données ?', true],
  ['et pour les hôpitaux ?', false],
  ['Et le délai ?', false],
  ['and for hospitals?', false],
  ['but how?', false],
  ['lequel est le moins cher ?', false],
  ['which one is cheaper?', false],
  ['And how long does the deployment usually take?', true],
  ['', true],
])('%j stands alone: %s', (question, expected) => {
  expect(standsAlone(question)).toBe(expected);
});

test('what goes on with another question is asked whole, by its latest subjects', () => {
  const earlier = ['Combien coûte la plateforme ?', 'Et le délai ?', 'Où sont les données ?'];
  expect(wholeQuestions('et pour les hôpitaux ?', earlier)).toEqual([
    'Où sont les données pour les hôpitaux ?',
    'Combien coûte la plateforme pour les hôpitaux ?',
  ]);
  expect(wholeQuestions('Et le délai ?', ['How much is it?'])).toEqual([
    'How much is it – le délai ?',
  ]);
});

test('what stands alone, or follows nothing, is left as it is', () => {
  expect(wholeQuestions('Où sont les données ?', ['Combien coûte la plateforme ?'])).toEqual([]);
  expect(wholeQuestions('et pour les hôpitaux ?', [])).toEqual([]);
});
