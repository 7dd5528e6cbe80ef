import { expect, test } from 'vitest';
import type { Mutant } from '../../../scripts/mutate/mutants.ts';
import { inRunOrder } from '../../../scripts/mutate/suite-run.ts';

function fault(file: string): Mutant {
  return { breaks: file, file, find: 'a', replace: 'b', unit: [], features: ['a.feature'] };
}

test('faults of the server come first: they need a build without a fault', () => {
  const files = ['app/demo/a.ts', 'app/server/b.ts', 'content/c.yaml', 'app/server/d.ts'];
  expect(inRunOrder(files.map(fault)).map(({ file }) => file)).toEqual([
    'app/server/b.ts',
    'app/server/d.ts',
    'app/demo/a.ts',
    'content/c.yaml',
  ]);
});
