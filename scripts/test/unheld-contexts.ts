import { PickleStepType } from '@cucumber/messages';
import type { Message } from './trace/cucumber-report.ts';

/** A precondition that did not hold, by the step that was to make it. */
export interface UnheldContext {
  definitionId: string;
  sentence: string;
}

/**
 * The scenarios whose subject was not looked at, by the id of their start: those that ended at a `Given`, and those
 * that say the step of such a one elsewhere, as a `When`.
 */
export function unheldContexts(messages: readonly Message[]): Map<string, UnheldContext> {
  const testSteps = messages.flatMap(({ testCase }) => testCase?.testSteps ?? []);
  const steps = messages.flatMap(({ pickle }) => pickle?.steps ?? []);
  const [testStepOf, stepOf] = [byId(testSteps), byId(steps)];
  const ends = firstImperfect(messages).flatMap(({ testCaseStartedId, testStepId }) => {
    const testStep = testStepOf.get(testStepId);
    const step = stepOf.get(testStep?.pickleStepId ?? '');
    const [definitionId] = testStep?.stepDefinitionIds ?? [];
    if (!step || definitionId === undefined) return [];
    return [{ testCaseStartedId, definitionId, type: step.type, sentence: step.text }];
  });
  const contexts = ends.filter(({ type }) => type === PickleStepType.CONTEXT);
  const unheld = new Set(contexts.map(({ definitionId }) => definitionId));
  return new Map(
    ends
      .filter(({ definitionId }) => unheld.has(definitionId))
      .map(({ testCaseStartedId, ...context }) => [testCaseStartedId, context]),
  );
}

function firstImperfect(messages: readonly Message[]) {
  const imperfect = messages
    .flatMap(({ testStepFinished }) => testStepFinished ?? [])
    .filter(({ testStepResult }) => testStepResult.status !== 'PASSED');
  const byScenario = Map.groupBy(imperfect, ({ testCaseStartedId }) => testCaseStartedId);
  return [...byScenario.values()].flatMap(([first]) =>
    first && first.testStepResult.status !== 'SKIPPED' ? [first] : [],
  );
}

export function byId<Thing extends { id: string }>(things: readonly Thing[]): Map<string, Thing> {
  return new Map(things.map((thing) => [thing.id, thing]));
}
