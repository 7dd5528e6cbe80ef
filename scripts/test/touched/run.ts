/**
 * `npm run touched`: the checks, unit tests, scenarios and looks that the changed files touch, quickest first, and what was
 * left out. `-- --since main`: with what a branch changed before. Ends with 0 when all passed, 1 when one
 * failed, 2 for a revision that Git does not know.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { isBuildStale } from '../../setup/freshness.ts';
import { readScenarios } from '../../trace/scenarios.ts';
import { type Changes, changedFiles, UnknownRevision } from './changed-files.ts';
import { browser, build, buildChecks, type Check, preparation, quickChecks } from './checks.ts';
import { leftOut } from './left-out.ts';
import { planFor } from './plan.ts';
import { argumentsFor, chooseScenarios } from './scenarios.ts';
import { saysStepsOf } from './step-users.ts';

process.env.NODE_COMPILE_CACHE ??= path.resolve('var/compile-cache');
// Who works on a fault hears of it soon: few scenarios run beside these.
process.env.STATE_TIMEOUT_MS ??= '15000';

try {
  const { values } = parseArgs({ options: { since: { type: 'string' } } });
  process.exitCode = await touched(changedFiles(values.since));
} catch (error) {
  if (!isAskedWrongly(error)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}

async function touched({ files: changed, removed }: Changes): Promise<number> {
  if (changed.length === 0) {
    console.log('Nothing has changed, so there is nothing to check.');
    return 0;
  }
  const files = projectFiles();
  const plan = planFor(changed, { files, removed });
  const all = readScenarios();
  const choice = chooseScenarios(all, plan, await saysStepsOf(plan.changedSteps, files));
  console.log(`Changed files: ${changed.length}`);
  const failed = await runInTurn(preparation(plan));
  if (failed.length === 0) {
    failed.push(...(await runSideBySide(quickChecks(plan))));
    failed.push(...(await judgeBuild(buildChecks(plan, argumentsFor(choice.played, all)))));
  }
  for (const line of leftOut(plan, choice, all)) console.log(line);
  const verdict = failed.length > 0 ? `Failed: ${failed.join(', ')}` : 'All passed';
  console.log(`${verdict}, in ${(performance.now() / 1000).toFixed(1)} s.`);
  return failed.length > 0 ? 1 : 0;
}

async function judgeBuild(checks: readonly Check[]): Promise<string[]> {
  if (checks.length === 0) return [];
  const failed = await runInTurn(isBuildStale() ? [build, browser] : [browser]);
  return failed.length > 0 ? failed : runSideBySide(checks);
}

/** Ends with the first that fails. */
async function runInTurn(checks: readonly Check[]): Promise<string[]> {
  for (const check of checks) {
    if (!(await runCheck(check))) return [check.name];
  }
  return [];
}

async function runSideBySide(checks: readonly Check[]): Promise<string[]> {
  const names = checks.map(async (check) => ((await runCheck(check)) ? [] : [check.name]));
  return (await Promise.all(names)).flat();
}

/** Told when it has ended, so that outputs do not mix; what passed has nothing more to say. */
async function runCheck({ name, args }: Check): Promise<boolean> {
  const started = performance.now();
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  const isGood = code === 0;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${isGood ? '✓' : '✗'} ${name.padEnd(20)}${seconds.padStart(6)} s`);
  if (!isGood) console.log(`${output}${errors}`);
  return isGood;
}

function projectFiles(): string[] {
  const args = ['ls-files', '-co', '--exclude-standard', '-z'];
  const listed = execFileSync('git', args, { encoding: 'utf8' }).split('\0');
  return listed.filter((file) => file !== '' && existsSync(file));
}

function isAskedWrongly(error: unknown): error is Error {
  if (error instanceof UnknownRevision) return true;
  return (
    error instanceof TypeError && 'code' in error && `${error.code}`.startsWith('ERR_PARSE_ARGS')
  );
}
