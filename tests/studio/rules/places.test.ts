import { Text } from '@codemirror/state';
import { expect, test } from 'vitest';
import { linesToPlay, wishChange } from '../../../scripts/studio/page/rules/places.ts';
import { bannerText } from '../../scripts/spec/fixture/fixture-book.ts';

const doc = Text.of(bannerText.split('\n'));

function lineOf(words: string): number {
  return bannerText.split('\n').findIndex((line) => line.includes(words)) + 1;
}

const played = (words: string) => linesToPlay(doc, bannerText, lineOf(words));

test('a row of examples is played alone, anything else with its scenario', () => {
  expect(played('| On time')).toEqual([lineOf('| On time')]);
  expect(played('| moment')).toEqual([lineOf('Scenario Outline')]);
  expect(played('When the picture')).toEqual([lineOf('Scenario: Once')]);
  expect(played('Feature:')).toEqual([lineOf('Scenario Outline')]);
});

test('from the head of a rule its first scenario is played, not the one above', () => {
  expect(played('Rule: It is pictured')).toEqual([lineOf('Scenario: Once')]);
  expect(linesToPlay(doc, bannerText, lineOf('Rule: It is pictured') - 1)).toEqual([
    lineOf('Scenario: Once'),
  ]);
});

test('what was changed is played, wherever the cursor stands', () => {
  const change = (from: string, to: string) => {
    const text = bannerText.replace(from, to);
    return linesToPlay(Text.of(text.split('\n')), bannerText, 1);
  };
  expect(change('On time     | 1000', 'On time     | 500 ')).toEqual([lineOf('| On time')]);
  expect(change('the picture is taken\n\n', 'the picture is gone\n\n')).toEqual([
    lineOf('Scenario: Once'),
  ]);
  const both = bannerText.replace('| 999 ', '| 998 ').replace('is taken', 'is gone');
  expect(linesToPlay(Text.of(both.split('\n')), bannerText, 1)).toEqual([
    lineOf('| Just before'),
    lineOf('Scenario: Once'),
  ]);
  const less = bannerText.replace('        | On time     | 1000 | gone  |\n', '');
  expect(linesToPlay(Text.of(less.split('\n')), bannerText, 1)).toEqual([
    lineOf('Scenario Outline'),
  ]);
});

test('a wish is made by its tag, as far in as its scenario', () => {
  const change = wishChange(doc, lineOf('When the picture'));
  expect(change).toEqual({
    from: doc.line(lineOf('Scenario: Once')).from,
    insert: '    @wish\n',
  });
});
