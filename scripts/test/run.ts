/** `npm test`: runs every step, whatever fails before, and ends with the sum alone on a line. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { untestedHere } from '../setup/untested.ts';
import { type Step, stages } from './steps.ts';
import { judge, type Outcome, summarise } from './summary.ts';

// A report that an earlier run left must not be counted for this one.
rmSync('var/reports', { recursive: true, force: true });

const outcomes: Outcome[] = [];
for (const stage of stages) {
  const side = stage.length > 1 ? runQuietly : runAloud;
  if (stage.length > 1)
    console.log(`\nside by side: ${stage.map((step) => step.script).join(', ')}`);
  outcomes.push(...(await Promise.all(stage.map((step) => runStep(step, side)))));
}

console.log(`\n${[...untestedHere(), ...summarise(outcomes)].join('\n')}`);
process.exitCode = outcomes.some(({ failed }) => failed > 0) ? 1 : 0;

async function runStep(step: Step, run: typeof runAloud): Promise<Outcome> {
  if (outcomes.some(({ script, failed }) => script === step.needs && failed > 0)) {
    const reason = `not run: ${step.needs} failed`;
    return { script: step.script, seconds: 0, passed: 0, failed: 1, reason };
  }
  const started = performance.now();
  const exitCode = await run(step.script);
  const seconds = (performance.now() - started) / 1000;
  return { script: step.script, seconds, ...judge(exitCode, step.count) };
}

async function runAloud(script: string): Promise<number | null> {
  console.log(title(script));
  return exitCodeOf(start(script, 'inherit'));
}

/** Keeps the output until the end, so that steps side by side do not mix theirs. */
async function runQuietly(script: string): Promise<number | null> {
  const child = start(script, 'pipe');
  const outputs = [child.stdout, child.stderr].map((stream) => (stream ? text(stream) : ''));
  const exitCode = await exitCodeOf(child);
  console.log(`${title(script)}\n${(await Promise.all(outputs)).join('')}`);
  return exitCode;
}

function start(script: string, output: 'inherit' | 'pipe'): ChildProcess {
  return spawn(process.execPath, ['--run', script], { stdio: ['ignore', output, output] });
}

async function exitCodeOf(child: ChildProcess): Promise<number | null> {
  const [code]: unknown[] = await once(child, 'close');
  return typeof code === 'number' ? code : null;
}

function title(script: string): string {
  return `\n── ${script} ${'─'.repeat(Math.max(4, 70 - script.length))}`;
}
