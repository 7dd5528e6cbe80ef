/**
 * `npm run features:mutate`: breaks each rule on purpose and reports what the tests let live. Words
 * after `--` choose mutants: those whose rules hold one of them, or whose files or tests begin with one
 * (`features/consent`, `app/server/chat`). `--only unit` and `--only features` run one kind of tests. Ends with 0 when every fault was noticed.
 */
import { parseArgs } from 'node:util';
import type { Outcome } from './command.ts';
import { isChosenBy, type Mutant, readMutants } from './mutants.ts';
import { fingerprint, keepNotes, type Notes } from './notes.ts';
import { Progress } from './progress.ts';
import { inRunOrder, runFeatures, runUnit, type Suite, type Verdict } from './suite-run.ts';
import { Worker } from './worker.ts';

const workerCount = 2;
const suites: readonly Suite[] = ['unit', 'features'];

const { values, positionals } = parseArgs({
  options: { only: { type: 'string' } },
  allowPositionals: true,
});
const asked = suites.filter((suite) => values.only === undefined || values.only === suite);
if (asked.length === 0) stop('--only is followed by `unit` or by `features`');
const noted: Notes = {};
const mutants = readMutants().filter(
  (mutant) =>
    (positionals.length === 0 || positionals.some((word) => isChosenBy(word, mutant))) &&
    asked.some((suite) => mutant[suite].length > 0),
);
if (mutants.length === 0) stop('No mutant bears these words.');

const interruption = new AbortController();
process.once('SIGINT', () => interruption.abort());
process.once('SIGTERM', () => interruption.abort());

const workers = await Promise.all(
  Array.from({ length: workerCount }, () => Worker.open(interruption.signal)),
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
  await keepNotes(noted);
  await Promise.all(workers.map((worker) => worker.close()));
}

/** Unit tests go first: they need no build, and leave the features less to do. */
async function findSurvivors(): Promise<Mutant[]> {
  const progress = new Progress(mutants.length);
  await Promise.all(workers.map((worker) => expectGood(worker.build())));
  let alive = mutants;
  for (const suite of asked) alive = await hold(alive, suite, progress);
  return alive;
}

async function hold(alive: Mutant[], suite: Suite, progress: Progress): Promise<Mutant[]> {
  const tried = inRunOrder(alive.filter((mutant) => mutant[suite].length > 0));
  if (tried.length === 0) return alive;
  await checkHealth(tried, suite);
  const killed = new Set<Mutant>();
  await inWorkers(tried, async (worker, mutant) => {
    const started = performance.now();
    const verdict = await (suite === 'unit' ? runUnit : runFeatures)(worker, mutant);
    const isLast = verdict.kind === 'killed' || isLastSuite(mutant, suite);
    if (suite === 'features') note(mutant, verdict);
    progress.report(mutant, { suite, verdict, started, isLast });
    if (verdict.kind === 'killed') killed.add(mutant);
  });
  return alive.filter((mutant) => !killed.has(mutant));
}

/** For the living specification: which rule has noticed what. */
function note(mutant: Mutant, verdict: Verdict): void {
  if (verdict.kind === 'broken') return;
  const scenario = verdict.kind === 'killed' ? (verdict.scenario ?? null) : null;
  noted[mutant.breaks] = { fault: fingerprint(mutant), scenario };
}

function isLastSuite(mutant: Mutant, suite: Suite): boolean {
  return asked.filter((one) => mutant[one].length > 0).at(-1) === suite;
}

async function inWorkers(
  tried: readonly Mutant[],
  test: (worker: Worker, mutant: Mutant) => Promise<void>,
): Promise<void> {
  const waiting = [...tried];
  await Promise.all(
    workers.map(async (worker) => {
      for (let next = waiting.shift(); next; next = waiting.shift()) await test(worker, next);
    }),
  );
}

/** A test that fails without a fault would kill anything: nothing is proved by it. */
async function checkHealth(tried: readonly Mutant[], suite: Suite): Promise<void> {
  const [worker] = workers;
  if (!worker) return;
  if (suite === 'unit') return expectGood(worker.testUnit(filesOf(tried, suite)));
  const whole = filesOf(
    tried.filter(({ scenario }) => scenario === undefined),
    suite,
  );
  const others = tried.filter(({ features }) => features.some((file) => !whole.includes(file)));
  const names = [...new Set(others.flatMap(({ scenario = [] }) => scenario))];
  const parallel = workerCount;
  if (whole.length > 0) await expectGood(worker.testFeatures(whole, { parallel }));
  if (names.length > 0)
    await expectGood(worker.testFeatures(filesOf(others, suite), { names, parallel }));
}

function filesOf(tried: readonly Mutant[], suite: Suite): string[] {
  return [...new Set(tried.flatMap((mutant) => mutant[suite]))];
}

async function expectGood(running: Promise<Outcome>): Promise<void> {
  const { isGood, output } = await running;
  if (!isGood) throw new Error(`Something fails without any fault:\n${output}`);
}

function stop(message: string): never {
  console.error(message);
  process.exit(2);
}
