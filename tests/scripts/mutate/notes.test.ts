import { expect, test } from 'vitest';
import type { Mutant } from '../../../scripts/mutate/mutants.ts';
import { faultCounter, fingerprint } from '../../../scripts/mutate/notes.ts';
import { firstNoticing } from '../../../scripts/mutate/noticing.ts';
import { readFeatures, rulesOf } from '../../../scripts/spec/book/features.ts';
import { bannerFile, runFixture } from '../spec/fixture/fixture-book.ts';

const mutant: Mutant = {
  breaks: 'delay',
  file: 'app/a.ts',
  find: '1000',
  replace: '999',
  unit: [],
  features: ['features/a.feature'],
};
const file = 'features/a.feature';
const scenario = { file, rule: 'It waits', name: 'On time' };

/** How often a rule has noticed the fault, when the feature reads as `text` by now. */
function noticedBy(rule: string, text: string, fault: Mutant = mutant): number | undefined {
  const rules = readFeatures(new Map([[file, text]])).flatMap(rulesOf);
  const counter = faultCounter({ delay: { fault: fingerprint(fault), scenario } }, [mutant], rules);
  return counter(file, rule);
}

function feature(...rules: [rule: string, scenario: string][]): string {
  const written = rules.map(([rule, name]) => `Rule: ${rule}\nScenario: ${name}\nGiven a page\n`);
  return `Feature: Banner\n${written.join('')}`;
}

const asItWas = feature(['It waits', 'On time'], ['Another', 'Late']);

test('a rule has noticed the faults that one of its scenarios failed for', () => {
  expect(noticedBy('It waits', asItWas)).toBe(1);
  expect(noticedBy('Another', asItWas)).toBe(0);
});

test('a reworded rule keeps its count', () => {
  expect(
    noticedBy('It is patient', feature(['It is patient', 'On time'], ['Another', 'Late'])),
  ).toBe(1);
});

test('a rule keeps the count of a reworded scenario', () => {
  const reworded = feature(['It waits', 'Punctual'], ['Another', 'Late']);
  expect(noticedBy('It waits', reworded)).toBe(1);
  expect(noticedBy('Another', reworded)).toBe(0);
});

test('a scenario takes its count along to another rule', () => {
  const moved = feature(['It waits', 'Early'], ['Another', 'On time']);
  expect(noticedBy('It waits', moved)).toBe(0);
  expect(noticedBy('Another', moved)).toBe(1);
});

test('of two scenarios with one name, the one of the rule that noticed counts', () => {
  const twice = feature(['It waits', 'On time'], ['Another', 'On time']);
  expect(noticedBy('It waits', twice)).toBe(1);
  expect(noticedBy('Another', twice)).toBe(0);
});

test('a file without rules keeps its count', () => {
  expect(noticedBy('', 'Feature: Banner\nScenario: On time\nGiven a page\n')).toBe(1);
});

test('the name of an outline is read with the values of its rows', () => {
  const outline = 'Scenario Outline: On <when>\nGiven a page\nExamples:\n| when |\n| time |\n';
  expect(noticedBy('It is patient', `Feature: Banner\nRule: It is patient\n${outline}`)).toBe(1);
});

test('a fault that has become another one was not measured', () => {
  const other = { ...mutant, replace: '998' };
  expect(noticedBy('It waits', asItWas, other)).toBeUndefined();
});

test('the scenario that noticed is the first that failed, with its rule', async () => {
  expect(firstNoticing(await runFixture())).toEqual({
    file: bannerFile,
    rule: 'It appears after a second',
    name: 'On time',
  });
});
