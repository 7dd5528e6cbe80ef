/**
 * `npm run touched`: the checks, unit tests, scenarios and looks that the changed files touch, quickest first, and what was
 * left out. `-- --since main`: with what a branch changed before, and the messages of its commits. Ends with 0 when all
 * passed, 1 when one failed, 2 for what makes no sense.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { readArguments } from '../../setup/arguments.ts';
import { isBuildStale } from '../../setup/freshness.ts';
import { readScenarios } from '../trace/scenarios.ts';
import { type Plan, planFor } from './plan.ts';
import { argumentsFor, type Choice, chooseScenarios } from './scenarios.ts';
import { saysStepsOf } from './step-users.ts';

/** What Node is started with; good is what ends with 0. */
type Check = { name: string; args: readonly string[] };

process.env.NODE_COMPILE_CACHE ??= path.resolve('var/compile-cache');
// Who works on a fault hears of it soon: few scenarios run beside these.
process.env.STATE_TIMEOUT_MS ??= '15000';
// This command has seen to what those that it starts would install.
process.env.IS_READY = '1';

/** The key views, by their pictures' names: `fr-home-1440-light`. */
const keyViews = '-\\d+-(light|dark)$';

process.exitCode = await touched();

async function touched(): Promise<number> {
  const { since } = readArguments('touched [-- --since REVISION]', {
    options: { since: { type: 'string' } },
  }).values;
  const base = since === undefined ? 'HEAD' : forkPoint(since);
  if (base === undefined) {
    console.error(`Git knows no revision "${since}" that shares history with this one.`);
    return 2;
  }
  const changed = [
    ...git('diff', '--name-only', '--no-renames', '--relative', '-z', base),
    ...git('ls-files', '--others', '--exclude-standard', '-z'),
  ].toSorted();
  if (changed.length === 0) {
    console.log('Nothing has changed, so there is nothing to check.');
    return 0;
  }
  console.log(`Changed files: ${changed.length}`);
  const files = git('ls-files', '-co', '--exclude-standard', '-z').filter((one) => existsSync(one));
  const plan = planFor(changed, files);
  const says = await saysStepsOf(plan.steps, files);
  const choice = chooseScenarios(readScenarios(), plan.features, says);
  const messages = since === undefined ? [] : [commitsSince(since)];
  const failed = await runSideBySide([...messages, ...quickChecks(plan)]);
  failed.push(...(await judgeBuild(buildChecks(plan, choice))));
  for (const line of leftOut(plan, choice, files)) console.log(line);
  const verdict = failed.length > 0 ? `Failed: ${failed.join(', ')}` : 'All passed';
  console.log(`${verdict}, in ${(performance.now() / 1000).toFixed(1)} s.`);
  return failed.length > 0 ? 1 : 0;
}

function forkPoint(revision: string): string | undefined {
  try {
    return git('merge-base', '--end-of-options', revision, 'HEAD')[0]?.trim();
  } catch {
    return undefined;
  }
}

function git(...args: string[]): string[] {
  const output = execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  return output.split('\0').filter(Boolean);
}

function commitsSince(revision: string): Check {
  return { name: 'commits', args: ['scripts/test/lint/commits/run.ts', `${revision}..HEAD`] };
}

function quickChecks({ scripts, related, slow }: Plan): Check[] {
  const unit = ['scripts/test/touched/unit.ts', ...slow.map((glob) => `--without=${glob}`)];
  return [
    ...scripts.map((script) => npm(script)),
    ...(related.length > 0 ? [{ name: 'unit', args: [...unit, ...related] }] : []),
  ];
}

function buildChecks({ built, looks }: Plan, { played }: Choice): Check[] {
  const views = ['pages', 'views'].map((name) => `tests/visual/${name}.test.ts`);
  const shown = [...views, '-t', [...looks, keyViews].join('|')];
  // One worker: each further one starts a browser and a server of its own.
  const scenarios = ['--parallel', '0', '--format', 'summary', ...argumentsFor(played)];
  return [
    ...(built.length > 0 ? [npm('unit', ...built)] : []),
    ...(played.length > 0 ? [npm('features', ...scenarios)] : []),
    ...(looks.length > 0 ? [npm('visual', ...shown)] : []),
  ];
}

function npm(script: string, ...args: string[]): Check {
  return { name: script, args: ['--run', script, '--', ...args] };
}

async function judgeBuild(checks: readonly Check[]): Promise<string[]> {
  if (checks.length === 0) return [];
  const failed = isBuildStale() ? await runSideBySide([npm('build')]) : [];
  return failed.length > 0 ? failed : runSideBySide(checks);
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

/** What was not run, a line each, and what to do about it. */
function leftOut(
  { everything, heldByUnit, looks, slow }: Plan,
  { played, leftOut: unplayed }: Choice,
  files: readonly string[],
): string[] {
  const features = files.filter((file) => file.endsWith('.feature'));
  const seen = new Set([...played, ...unplayed].map(({ file }) => file));
  const more = Map.groupBy(unplayed, ({ file }) => file);
  return [
    '\nLeft out:',
    ...everything.map((file) => `  ${file} touches everything: only \`npm test\` proves it`),
    ...heldByUnit.map((file) => `  the scenarios of ${file}: its own unit test decides`),
    ...[...more].map(([file, own]) => `  ${own.length} more scenarios of ${file}`),
    `  ${features.length - seen.size} of ${features.length} features`,
    ...(slow.length > 0 ? [`  slow unit tests: ${slow.join(', ')}`] : []),
    looks.length > 0 ? '  looks of all other pages and states' : '  all looks',
    '`npm test` runs them all: before you hand over.',
  ];
}
