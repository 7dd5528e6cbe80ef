import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { changedNumbers, placesSaying } from '../../../scripts/studio/rules/said-elsewhere.ts';

const file = 'features/consent/validity.feature';
const before = readFileSync(file, 'utf8');
const content = [
  { file: 'content/pages/cookies.yaml', at: ['a'], text: 'We ask again after six months.' },
  { file: 'content/pages/cookies.yaml', at: ['b'], text: 'In 6 minutes, or 16 months.' },
];

function after(typed: string, others: ReadonlyMap<string, string> = new Map()) {
  const numbers = changedNumbers(file, before, typed);
  return placesSaying(numbers, new Map(others).set(file, typed), content);
}

test('a number that is changed in one row still stands in the title, and in what visitors read', () => {
  const { rules, texts } = after(before.replace('| 6      |', '| 12     |'));
  expect(rules).toEqual([{ file, line: 7, text: 'A choice about cookies holds for six months' }]);
  expect(texts).toEqual([content[0]]);
});

test('another feature that says it is told at its line', () => {
  const other = 'Feature: Other\n  Rule: Nothing is asked for 6 months\n';
  const typed = before.replace('| 6      |', '| 12     |').replace('six months', 'twelve months');
  const { rules } = after(typed, new Map([['features/other.feature', other]]));
  expect(rules).toEqual([
    { file: 'features/other.feature', line: 2, text: 'Nothing is asked for 6 months' },
  ]);
});

test.each([
  ['nothing is changed', before],
  ['it cannot be read', before.replace('Rule:', 'Rul:')],
])('nothing is told where %s', (_why, typed) => {
  expect(after(typed)).toEqual({ rules: [], texts: [] });
});
