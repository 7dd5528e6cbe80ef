import type { Step } from './steps.ts';
import type { Outcome } from './summary.ts';

/**
 * Runs each step as soon as all that it needs have passed and all that it comes after have ended; `done`
 * holds outcomes from before. A step whose need has failed is not run and counts as failed. The outcomes
 * come in the order of the steps.
 */
export async function runInOrder(
  steps: readonly Step[],
  run: (step: Step) => Promise<Outcome>,
  done: readonly Outcome[] = [],
): Promise<Outcome[]> {
  const running = new Map(done.map((outcome) => [outcome.script, Promise.resolve(outcome)]));
  for (const step of steps) {
    const outcomeOf = (script: string) => {
      const before = running.get(script);
      if (before) return before;
      throw new Error(`${step.script} waits for ${script}, which does not stand before it`);
    };
    const needs = Promise.all(step.needs.map(outcomeOf));
    const ended = Promise.all((step.after ?? []).map(outcomeOf));
    running.set(step.script, runAfter(step, needs, ended, run));
  }
  return Promise.all(running.values());
}

async function runAfter(
  step: Step,
  needs: Promise<readonly Outcome[]>,
  ended: Promise<unknown>,
  run: (step: Step) => Promise<Outcome>,
): Promise<Outcome> {
  const failed = (await needs).find((need) => need.failed > 0);
  if (!failed) return ended.then(() => run(step));
  const reason = `not run: ${failed.script} failed`;
  return { script: step.script, seconds: 0, passed: 0, failed: 1, reason };
}
