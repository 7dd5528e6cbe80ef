import { expect, test } from 'vitest';
import type { Mutant } from '../../../scripts/mutate/mutants.ts';
import { faultCounter, fingerprint } from '../../../scripts/mutate/notes.ts';
import { firstNoticing } from '../../../scripts/mutate/noticing.ts';
import { bannerFile, runFixture } from '../spec/fixture/fixture-book.ts';

const mutant: Mutant = {
  breaks: 'delay',
  file: 'app/a.ts',
  find: '1000',
  replace: '999',
  unit: [],
  features: ['features/a.feature'],
};
const scenario = { file: 'features/a.feature', rule: 'It waits', name: 'On time' };

test('a rule has noticed the faults that one of its scenarios failed for', () => {
  const counter = faultCounter({ delay: { fault: fingerprint(mutant), scenario } }, [mutant]);
  expect(counter('features/a.feature', 'It waits')).toBe(1);
  expect(counter('features/a.feature', 'Another')).toBe(0);
});

test('a fault that has become another one was not measured', () => {
  const other = { ...mutant, replace: '998' };
  const counter = faultCounter({ delay: { fault: fingerprint(other), scenario } }, [mutant]);
  expect(counter('features/a.feature', 'It waits')).toBeUndefined();
});

test('the scenario that noticed is the first that failed, with its rule', async () => {
  expect(firstNoticing(await runFixture())).toEqual({
    file: bannerFile,
    rule: 'It appears after a second',
    name: 'On time',
  });
});
