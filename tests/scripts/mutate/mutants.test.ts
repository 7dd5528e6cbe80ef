import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { isChosenBy, readMutants, withFault } from '../../../scripts/mutate/mutants.ts';
import { readScenarios } from '../../../scripts/trace/scenarios.ts';

const mutants = readMutants();

describe('the list of mutants', () => {
  it('has at least forty, each with a name of its own', () => {
    expect(mutants.length).toBeGreaterThanOrEqual(40);
    expect(new Set(mutants.map(({ breaks }) => breaks)).size).toBe(mutants.length);
  });

  it.each(mutants)('can still be made: $breaks', (mutant) => {
    const source = readFileSync(mutant.file, 'utf8');
    expect(withFault(source, mutant)).not.toBe(source);
    for (const test of [...mutant.unit, ...mutant.features])
      expect(existsSync(test), test).toBe(true);
  });
});

test('each scenario that must notice a fault exists', () => {
  const scenarios = readScenarios();
  const unknown = mutants.filter(
    ({ features, scenario }) =>
      scenario !== undefined &&
      !scenarios.some(({ file, name }) => features.includes(file) && name.startsWith(scenario)),
  );
  expect(unknown.map(({ breaks, scenario }) => `${breaks}: ${scenario}`)).toEqual([]);
});

describe('a fault', () => {
  const fault = {
    breaks: 'a rule',
    file: 'a.ts',
    find: 'delay = 200',
    replace: 'delay = $&',
    unit: ['a.test.ts'],
    features: [],
  };

  it('takes the place of its text, to the letter', () => {
    expect(withFault('const delay = 200;', fault)).toBe('const delay = $&;');
  });

  it.each([
    { source: 'const delay = 300;', times: 0 },
    { source: 'delay = 200; delay = 200;', times: 2 },
  ])('is a mistake when its text stands there $times times', ({ source, times }) => {
    expect(() => withFault(source, fault)).toThrow(
      `a.ts: "delay = 200" stands there ${times} times, not once`,
    );
  });

  it.each([
    ['rule', true],
    ['a.t', true],
    ['tests/a', true],
    ['features/b', true],
    ['features/c', false],
    ['.test.ts', false],
  ])('is chosen by "%s": %s', (word, isChosen) => {
    const tested = { ...fault, unit: ['tests/a.test.ts'], features: ['features/b/c.feature'] };
    expect(isChosenBy(word, tested)).toBe(isChosen);
  });
});
