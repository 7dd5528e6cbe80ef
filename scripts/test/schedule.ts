import type { Step } from './steps.ts';
import type { Outcome } from './summary.ts';

/**
 * Runs each step as soon as all that it needs have passed; `done` holds outcomes from before. A step
 * whose need has failed is not run and counts as failed. The outcomes come in the order of the steps.
 */
export async function runInOrder(
  steps: readonly Step[],
  run: (step: Step) => Promise<Outcome>,
  done: readonly Outcome[] = [],
): Promise<Outcome[]> {
  const running = new Map(done.map((outcome) => [outcome.script, Promise.resolve(outcome)]));
  for (const step of steps) {
    const needs = step.needs.map((script) => {
      const need = running.get(script);
      if (!need) throw new Error(`${step.script} needs ${script}, which does not stand before it`);
      return need;
    });
    running.set(step.script, runAfter(step, needs, run));
  }
  return Promise.all(running.values());
}

async function runAfter(
  step: Step,
  needs: readonly Promise<Outcome>[],
  run: (step: Step) => Promise<Outcome>,
): Promise<Outcome> {
  const failed = (await Promise.all(needs)).find((need) => need.failed > 0);
  if (!failed) return run(step);
  const reason = `not run: ${failed.script} failed`;
  return { script: step.script, seconds: 0, passed: 0, failed: 1, reason };
}
