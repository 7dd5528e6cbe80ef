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
  ['what did she study?', false],
  ['And how long does the deployment usually take?', true],
  ['', true],
])('%j stands alone: %s', (question, expected) => {
  expect(standsAlone(question)).toBe(expected);
});

test('what goes on with another question is asked whole, by its latest subjects', () => {
  const earlier = ['Où sont les données ?', 'Et le délai ?', 'Combien coûte la plateforme ?'];
  expect(wholeQuestions('et pour les hôpitaux ?', earlier)).toEqual([
    'Où sont les données pour les hôpitaux ?',
    'Combien coûte la plateforme pour les hôpitaux ?',
  ]);
  expect(wholeQuestions('Et le délai ?', ['How much is it?'])).toEqual([
    'How much is it – le délai ?',
  ]);
});

test('of two questions in one, the first is the subject', () => {
  expect(wholeQuestions('and for hospitals?', ['What is it and who made it?'])).toEqual([
    'What is it for hospitals?',
  ]);
  expect(wholeQuestions('et combien ?', ['Quels agents ? Et où ?'])).toEqual([
    'Quels agents – combien ?',
  ]);
  expect(wholeQuestions('et le prix ?', ['Quels agents pour le courrier et les appels ?'])).toEqual(
    ['Quels agents pour le courrier et les appels – le prix ?'],
  );
});

test('what stands alone, or follows nothing, is left as it is', () => {
  expect(wholeQuestions('Où sont les données ?', ['Combien coûte la plateforme ?'])).toEqual([]);
  expect(wholeQuestions('et pour les hôpitaux ?', [])).toEqual([]);
});
