import { type Message, readMessages } from './cucumber-report.ts';
import type { Counts } from './summary.ts';

/** A scenario passes when each of its steps and hooks did: skipped, pending or undefined ones fail it. */
export function countScenarios(messages: Message[] = readMessages()): Counts {
  const started = messages.flatMap(({ testCaseStarted }) => testCaseStarted ?? []);
  const finished = messages.flatMap(({ testStepFinished }) => testStepFinished ?? []);
  const stepped = new Set(finished.map((step) => step.testCaseStartedId));
  const imperfect = new Set(
    finished
      .filter((step) => step.testStepResult.status !== 'PASSED')
      .map((step) => step.testCaseStartedId),
  );
  const passed = started.filter(({ id }) => stepped.has(id) && !imperfect.has(id)).length;
  return { passed, failed: started.length - passed };
}
