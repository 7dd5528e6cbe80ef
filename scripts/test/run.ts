/** `npm test`: runs every step, whatever fails before, and ends with the sum alone on a line. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { untestedHere } from '../setup/untested.ts';
import { runInOrder } from './schedule.ts';
import { type Step, setup, steps } from './steps.ts';
import { judge, type Outcome, summarise } from './summary.ts';

// Each of the hundred servers and scripts that the run starts finds its modules compiled.
process.env.NODE_COMPILE_CACHE ??= path.resolve('var/compile-cache');

// What must be built is built by its own step: nobody rebuilds it while others look at it.
process.env.SITE_IS_BUILT = '1';

// And what must be installed is installed: this command has seen to that.
process.env.IS_READY = '1';

// A report that an earlier run left must not be counted for this one.
rmSync('var/reports', { recursive: true, force: true });

const busyBefore = busySeconds();
const outcomes = await runInOrder(steps, runStep, [await runStep(setup)]);
const busy = busySeconds() - busyBefore;
const processors = `${busy.toFixed(0)} s of processor time on ${cpus().length} cores, all that ran here counted`;
console.log(`\n${[...untestedHere(), processors, ...summarise(outcomes)].join('\n')}`);
process.exitCode = outcomes.some(({ failed }) => failed > 0) ? 1 : 0;

/** Of all processors, since the machine started: a browser's processes are waited for by nobody who could count them. */
function busySeconds(): number {
  const milliseconds = cpus().map(({ times }) => times.user + times.nice + times.sys + times.irq);
  return milliseconds.reduce((sum, one) => sum + one, 0) / 1000;
}

/** Keeps the output until the end, so that steps side by side do not mix theirs. */
async function runStep({ script, count }: Step): Promise<Outcome> {
  console.log(`${script} …`);
  const started = performance.now();
  const child = spawn(process.execPath, ['--run', script], { stdio: ['ignore', 'pipe', 'pipe'] });
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  const seconds = (performance.now() - started) / 1000;
  const title = `── ${script} ${'─'.repeat(Math.max(4, 70 - script.length))}`;
  console.log(`\n${title}\n${output}${errors}`);
  return { script, seconds, ...judge(typeof code === 'number' ? code : null, count) };
}
