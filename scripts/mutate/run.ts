/**
 * `npm run features:mutate`: breaks each rule on purpose and reports what the tests let live. Words
 * after `--` choose mutants by the rule that they break; `--only unit` and `--only features` hold
 * them to one kind of tests.
 */
import { parseArgs } from 'node:util';
import { copyProject } from '../../features/support/project.ts';
import { build, passesFeatures, passesUnit, tryFault, type Verdict } from './lane.ts';
import { type Mutant, readMutants } from './mutants.ts';

const laneCount = 2;
const tools = ['features', 'tests', 'docs', 'cucumber.mjs', 'vitest.config.ts'];

const { values, positionals } = parseArgs({
  options: { only: { type: 'string' } },
  allowPositionals: true,
});
if (values.only !== undefined && !['unit', 'features'].includes(values.only)) {
  console.error('--only is followed by `unit` or by `features`');
  process.exit(2);
}
const jury = { unit: values.only !== 'features', features: values.only !== 'unit' };
const mutants = readMutants().filter(
  (mutant) => positionals.every((word) => mutant.breaks.includes(word)) && hasJury(mutant),
);

const copies = await Promise.all(Array.from({ length: laneCount }, () => copyProject(tools)));
try {
  await checkHealth();
  const verdicts = await inLanes();
  const survivors = verdicts.filter(({ killer }) => killer === undefined);
  console.log(`\n${verdicts.length - survivors.length} killed, ${survivors.length} survived`);
  process.exitCode = survivors.length > 0 || verdicts.length === 0 ? 1 : 0;
} finally {
  await Promise.all(copies.map((copy) => copy.remove()));
}

function hasJury({ unit, features }: Mutant): boolean {
  return (jury.unit && unit.length > 0) || (jury.features && features.length > 0);
}

/** A test that fails without a fault would kill anything: nothing is proved by it. */
async function checkHealth(): Promise<void> {
  await Promise.all(copies.map(build));
  const unit = jury.unit ? [...new Set(mutants.flatMap((mutant) => mutant.unit))] : [];
  const features = [...new Set(mutants.flatMap(neededFeatures))];
  for (const copy of copies.slice(0, 1)) {
    if (unit.length > 0 && !(await passesUnit(copy, unit)))
      throw new Error('A unit test fails without any fault.');
    if (features.length > 0 && !(await passesFeatures(copy, features)))
      throw new Error('A scenario fails without any fault.');
  }
}

/** Features are run where no unit test bites first. */
function neededFeatures({ unit, features }: Mutant): string[] {
  return jury.features && (!jury.unit || unit.length === 0) ? features : [];
}

async function inLanes(): Promise<Verdict[]> {
  const waiting = [...mutants];
  const verdicts: Verdict[] = [];
  await Promise.all(
    copies.map(async (copy) => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const verdict = await tryFault(copy, next, jury);
        const killer = verdict.killer ? `killed by ${verdict.killer}` : 'SURVIVED';
        console.log(`${next.breaks}: ${killer}`);
        verdicts.push(verdict);
      }
    }),
  );
  return verdicts;
}
