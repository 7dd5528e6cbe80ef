import { expect, test } from 'vitest';
import { readFeatures } from '../../../../scripts/test/trace/features.ts';
import { contradictedTitles } from '../../../../scripts/test/trace/title-numbers.ts';

const file = 'features/a.feature';

function contradicted(title: string, step = 'Then these stand:\n  | a |\n  | b |\n  | c |') {
  const text = `Feature: A\n\nScenario: ${title}\n${step}\n`;
  return readFeatures(new Map([[file, text]])).flatMap(contradictedTitles);
}

test('a title that says another number than its table has is named at its line', () => {
  expect(contradicted('Four letters stand in their order')).toEqual([
    `${file}:3: "Four letters stand in their order" says 4, and nothing under it does`,
  ]);
});

test.each([
  'Three letters stand in their order',
  'Two letters stand under their head',
  'One letter and two more stand there',
  'Letters stand in their order',
])('"%s" agrees with its table', (title) => {
  expect(contradicted(title)).toEqual([]);
});

test('a title whose scenario has no table is not judged', () => {
  expect(contradicted('Four letters stand there', 'Then they stand there')).toEqual([]);
});
