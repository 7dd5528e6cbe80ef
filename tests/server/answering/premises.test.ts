import { expect, test } from 'vitest';
import { createPremises } from '../../../app/server/chat/answering/premises.ts';
import { stems } from '../../../app/server/chat/answering/stems.ts';

const premises = createPremises(
  [{ about: 'American', said: ['American company', 'you are American'], answer: 'It is French.' }],
  stems.en,
);

test.each([
  ['why trust your American company?', 'It is French.'],
  ['why trust American companies?', 'It is French.'],
  ['Are you American?', 'It is French.'],
  ['Which company made it?', undefined],
  ['', undefined],
])('%j is put right by %j', (question, answer) => {
  expect(premises(question)).toBe(answer);
});
