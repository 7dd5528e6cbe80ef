import { countScenarios } from './scenarios.ts';
import type { Counts } from './summary.ts';
import { countUnitTests } from './unit-tests.ts';

/** One npm script of the run. Without `count` it stands for one check: its exit code. */
export interface Step {
  script: string;
  /** The script that must have passed, else this one counts as failed without being run. */
  needs?: string;
  /** Reads the runner's own report. */
  count?: () => Counts;
}

/**
 * What `npm test` runs: stages one after the other, the steps of a stage side by side. Alone and before
 * all others, `setup` installs what the tests need: two package managers at once refuse each other.
 */
export const stages: Step[][] = [
  [{ script: 'setup' }],
  [{ script: 'content:check' }],
  [{ script: 'content:build' }],
  [
    { script: 'types' },
    { script: 'lint' },
    { script: 'lint:unused' },
    { script: 'lint:messages' },
    { script: 'features:trace' },
  ],
  [{ script: 'build' }],
  // One waits for a browser or a server while another computes.
  [
    { script: 'unit', count: countUnitTests },
    { script: 'visual', needs: 'build', count: () => countUnitTests('var/reports/visual.json') },
    { script: 'features', needs: 'build', count: countScenarios },
  ],
  [{ script: 'lint:steps' }],
];
