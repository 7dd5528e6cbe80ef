import { expect, test } from 'vitest';
import { messageFaults } from '../../../../../scripts/test/lint/commits/message-faults.ts';

test.each([
  'docs: say how long a run takes',
  'fix(features)!: wait for the page\n\nA busy machine starts it late.',
  'test(studio-page): hold HTML as it is written',
])('nothing is wrong with %j', (message) => {
  expect(messageFaults(message)).toEqual([]);
});

test.each([
  ['update things', 'type(scope): subject'],
  ['feature: add a thing', 'type(scope): subject'],
  ['docs(Big Scope): say it', 'type(scope): subject'],
  ['docs: say it.', 'without a stop'],
  [`docs: ${'x'.repeat(95)}`, 'over 100 characters'],
  ['docs: say it\nat once', 'second line is empty'],
  [`docs: say it\n\n${'x'.repeat(121)}`, 'over 120 characters'],
  ['fix: wait for the page', 'says why'],
])('%j is told its fault', (message, fault) => {
  expect(messageFaults(message)).toEqual([expect.stringContaining(fault)]);
});
