import { expect, test } from 'vitest';
import { argumentsFor, chooseScenarios } from '../../../../scripts/test/touched/scenarios.ts';
import { readFeatures } from '../../../../scripts/test/trace/features.ts';
import { readScenarios } from '../../../../scripts/test/trace/scenarios.ts';

const pill = 'features/a/pill.feature';
const other = 'features/a/other.feature';
const all = readScenarios(
  readFeatures(
    new Map([
      [pill, featureOf('First', 'Second', 15)],
      [other, featureOf('Third', 'Fourth', 15)],
    ]),
  ),
);
const nothing = { whole: [], named: [], beside: [], read: [] };

test('one scenario of each rule comes first, of the feature that is called as the change, then one of each other', () => {
  const { played, leftOut } = chooseScenarios(all, { ...nothing, named: [pill], beside: [other] });
  expect(played.slice(0, 3).map(({ file, rule }) => [file, rule])).toEqual([
    [pill, 'First'],
    [pill, 'Second'],
    [other, 'Third'],
  ]);
  expect(played.length + leftOut.length).toBe(all.length);
  expect(new Set(leftOut.map(({ file }) => file))).toEqual(new Set([pill, other]));
});

test('a changed feature is played whole, however long', () => {
  const { played } = chooseScenarios(all, { ...nothing, whole: [pill], beside: [pill] });
  expect(played).toEqual(all.filter(({ file }) => file === pill));
});

test('of a feature that is only read, what opens a browser is not played', () => {
  const { played, leftOut } = chooseScenarios(all, { ...nothing, read: [pill] });
  expect(played.map(({ tags }) => tags.includes('@read'))).toEqual([true]);
  expect(leftOut).toEqual([]);
});

test('a scenario that says a changed step is played, whatever its feature', () => {
  const { played } = chooseScenarios(
    all,
    nothing,
    ({ file, rule }) => file === other && rule === 'Fourth',
  );
  expect(argumentsFor(played)).toEqual([`${other}:${played[0]?.line}`]);
});

/** Two rules: `rows` scenarios that open a page, and one that is read. */
function featureOf(first: string, second: string, rows: number): string {
  return `Feature: It
  Rule: ${first}
    Scenario Outline: It is <so>
      Given it is <so>
      Examples:
        | so |
${Array.from({ length: rows }, (_, row) => `        | ${row} |`).join('\n')}
  Rule: ${second}
    @read
    Scenario: It is read
      Given it is read
    @wish
    Scenario: It is wished
      Given it is wished
`;
}
