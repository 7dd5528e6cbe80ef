import { Text } from '@codemirror/state';
import { expect, test } from 'vitest';
import { cellChange, playableLine, wishChange } from '../../../scripts/studio/page/rules/places.ts';
import { bannerText } from '../../scripts/spec/fixture/fixture-book.ts';

const doc = Text.of(bannerText.split('\n'));

function lineOf(words: string): number {
  return bannerText.split('\n').findIndex((line) => line.includes(words)) + 1;
}

test('a row of examples is played alone, anything else with its scenario', () => {
  expect(playableLine(doc, lineOf('| On time'))).toBe(lineOf('| On time'));
  expect(playableLine(doc, lineOf('| moment'))).toBe(lineOf('Scenario Outline'));
  expect(playableLine(doc, lineOf('When the picture'))).toBe(lineOf('Scenario: Once'));
  expect(playableLine(doc, 2)).toBeUndefined();
});

test('a wish is made by its tag, as far in as its scenario', () => {
  const change = wishChange(doc, lineOf('When the picture'));
  expect(change).toEqual({
    from: doc.line(lineOf('Scenario: Once')).from,
    insert: '    @wish\n',
  });
});

test.each([
  ['999', '5', '        | Just before | 5    | there |'],
  ['999', '9999', '        | Just before | 9999 | there |'],
  ['999', '99|99', '        | Just before | 99 99 | there |'],
])(
  'a cell that held %s holds %s, and its column keeps its width where it can',
  (text, value, line) => {
    const number = lineOf('| Just before');
    const column = doc.line(number).text.indexOf(text);
    const { from, to, insert } = cellChange(doc, { line: number, column, text }, value);
    const after = doc.replace(from, to, Text.of([insert]));
    expect(after.line(number).text).toBe(line);
  },
);
