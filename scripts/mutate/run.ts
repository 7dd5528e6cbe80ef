/**
 * `npm run features:mutate`: breaks each rule on purpose and reports what the tests let live. Words
 * after `--` choose mutants whose rules hold one of them; `--only unit` and `--only features` hold
 * them to one kind of tests. Ends with 0 when every fault was noticed.
 */
import { parseArgs } from 'node:util';
import type { Outcome } from './command.ts';
import { Lane } from './lane.ts';
import { type Mutant, readMutants } from './mutants.ts';
import { Progress } from './progress.ts';
import { inOrderOfTrial, type Jury, tryFeatures, tryUnit } from './trial.ts';

const laneCount = 2;
const juries: readonly Jury[] = ['unit', 'features'];

const { values, positionals } = parseArgs({
  options: { only: { type: 'string' } },
  allowPositionals: true,
});
const asked = juries.filter((jury) => values.only === undefined || values.only === jury);
if (asked.length === 0) stop('--only is followed by `unit` or by `features`');
const mutants = readMutants().filter(
  (mutant) =>
    (positionals.length === 0 || positionals.some((word) => mutant.breaks.includes(word))) &&
    asked.some((jury) => mutant[jury].length > 0),
);
if (mutants.length === 0) stop('No mutant bears these words.');

const interruption = new AbortController();
process.once('SIGINT', () => interruption.abort());
process.once('SIGTERM', () => interruption.abort());

const lanes = await Promise.all(
  Array.from({ length: laneCount }, () => Lane.open(interruption.signal)),
);
try {
  const survivors = await findSurvivors();
  console.log(`\n${mutants.length - survivors.length} killed, ${survivors.length} not`);
  for (const { breaks } of survivors) console.log(`  ${breaks}`);
  process.exitCode = survivors.length > 0 ? 1 : 0;
} catch (error) {
  if (!interruption.signal.aborted) throw error;
  console.log('\nInterrupted: what was running is ended, and nothing is left behind.');
  process.exitCode = 130;
} finally {
  await Promise.all(lanes.map((lane) => lane.close()));
}

/** Unit tests go first: they need no build, and leave the features less to do. */
async function findSurvivors(): Promise<Mutant[]> {
  const progress = new Progress(mutants.length);
  await Promise.all(lanes.map((lane) => expectGood(lane.build())));
  let alive = mutants;
  for (const jury of asked) alive = await hold(alive, jury, progress);
  return alive;
}

async function hold(alive: Mutant[], jury: Jury, progress: Progress): Promise<Mutant[]> {
  const tried = inOrderOfTrial(alive.filter((mutant) => mutant[jury].length > 0));
  if (tried.length === 0) return alive;
  await checkHealth(tried, jury);
  const killed = new Set<Mutant>();
  await inLanes(tried, async (lane, mutant) => {
    const started = performance.now();
    const verdict = await (jury === 'unit' ? tryUnit : tryFeatures)(lane, mutant);
    const isLast = verdict.kind === 'killed' || isLastJury(mutant, jury);
    progress.report(mutant, { jury, verdict, started, isLast });
    if (verdict.kind === 'killed') killed.add(mutant);
  });
  return alive.filter((mutant) => !killed.has(mutant));
}

function isLastJury(mutant: Mutant, jury: Jury): boolean {
  return asked.filter((one) => mutant[one].length > 0).at(-1) === jury;
}

async function inLanes(
  tried: readonly Mutant[],
  trial: (lane: Lane, mutant: Mutant) => Promise<void>,
): Promise<void> {
  const waiting = [...tried];
  await Promise.all(
    lanes.map(async (lane) => {
      for (let next = waiting.shift(); next; next = waiting.shift()) await trial(lane, next);
    }),
  );
}

/** A test that fails without a fault would kill anything: nothing is proved by it. */
async function checkHealth(tried: readonly Mutant[], jury: Jury): Promise<void> {
  const [lane] = lanes;
  if (!lane) return;
  if (jury === 'unit') return expectGood(lane.testUnit(filesOf(tried, jury)));
  const whole = filesOf(
    tried.filter(({ scenario }) => scenario === undefined),
    jury,
  );
  const others = tried.filter(({ features }) => features.some((file) => !whole.includes(file)));
  const names = [...new Set(others.flatMap(({ scenario = [] }) => scenario))];
  const workers = laneCount;
  if (whole.length > 0) await expectGood(lane.testFeatures(whole, { workers }));
  if (names.length > 0)
    await expectGood(lane.testFeatures(filesOf(others, jury), { names, workers }));
}

function filesOf(tried: readonly Mutant[], jury: Jury): string[] {
  return [...new Set(tried.flatMap((mutant) => mutant[jury]))];
}

async function expectGood(running: Promise<Outcome>): Promise<void> {
  const { isGood, output } = await running;
  if (!isGood) throw new Error(`Something fails without any fault:\n${output}`);
}

function stop(message: string): never {
  console.error(message);
  process.exit(2);
}
