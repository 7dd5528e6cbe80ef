/** `npm run features`: builds the site when the build is missing or stale, then plays the scenarios. */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { isBuildStale } from '../setup/freshness.ts';
import { tellFailures } from './tell-failures.ts';
import { readClauses } from './trace/clauses.ts';
import { featuresReport } from './trace/cucumber-report.ts';
import { withGathered } from './trace/gathered-tags.ts';

const cucumber = 'node_modules/@cucumber/cucumber/bin/cucumber.js';
const args = process.argv.slice(2).map(chosen);

process.exitCode = play();

/** `--tags @spec-4` chooses what bears a clause of that section. */
function chosen(argument: string, place: number, all: readonly string[]): string {
  const isTags = /^(?:--tags|-t)$/u.test(all[place - 1] ?? '') || argument.startsWith('--tags=');
  return isTags ? withGathered(argument, readClauses()) : argument;
}

function play(): number {
  // `npm test` and CI's jobs have built it before, and others look at it meanwhile.
  if (!process.env.SITE_IS_BUILT && isBuildStale()) {
    console.error('The build is missing or older than its sources: building …');
    const { status } = spawnSync(process.execPath, ['--run', 'build'], { stdio: 'inherit' });
    if (status !== 0) {
      console.error('The build failed, so the features were not run.');
      return 1;
    }
  }
  // What an earlier run has found is no answer where this one does not begin.
  rmSync(featuresReport, { force: true });
  const { status } = spawnSync(process.execPath, [cucumber, ...args], { stdio: 'inherit' });
  console.log('Each scenario, to be read: var/reports/features.html');
  if (status !== 0) for (const line of tellFailures()) console.log(line);
  return status ?? 1;
}
