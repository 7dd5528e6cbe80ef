import { countFullRun } from './scenarios.ts';
import type { Counts } from './summary.ts';
import { countUnitTests } from './unit-tests.ts';

/** One npm script of the run. Without `count` it stands for one check: its exit code. */
export interface Step {
  script: string;
  /** The scripts that must have passed, else this one counts as failed without being run. */
  needs: readonly string[];
  /** The scripts that must have ended, however they did: two browsers' worth of tests are enough at a time. */
  after?: readonly string[];
  /** Reads the runner's own report. */
  count?: () => Counts;
}

/** Runs before all others, and alone: two package managers at once refuse each other. */
export const setup: Step = { script: 'setup', needs: [] };

/**
 * What `npm test` runs after that. A step starts as soon as what it needs has passed, beside all others:
 * one waits for a browser or a server while another computes. The build compiles the content from what its
 * check remembers; the longest steps stand first of those that wait for the same.
 */
export const steps: readonly Step[] = [
  { script: 'content:check', needs: [] },
  { script: 'build', needs: ['content:check'] },
  { script: 'features', needs: ['setup', 'build'], count: countFullRun },
  { script: 'unit', needs: ['build'], count: countUnitTests },
  { script: 'lint', needs: ['build'] },
  { script: 'features:trace', needs: [] },
  { script: 'types', needs: ['build'] },
  {
    script: 'visual',
    needs: ['setup', 'build'],
    after: ['unit'],
    count: () => countUnitTests('var/reports/visual.json'),
  },
];
