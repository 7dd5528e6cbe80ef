import { type Message, readMessages } from './cucumber-report.ts';
import { type Counts, failure } from './summary.ts';

/**
 * A scenario passes when each of its steps and hooks did: skipped, pending or undefined ones fail it. Where
 * it was played again, the last time counts, and one that then passed is told as flaky.
 */
export function countScenarios(messages: Message[] = readMessages()): Counts {
  const pickles = new Map(messages.flatMap(({ pickle }) => (pickle ? [[pickle.id, pickle]] : [])));
  const pickleOf = new Map(
    messages.flatMap(({ testCase }) =>
      testCase ? [[testCase.id, pickles.get(testCase.pickleId)]] : [],
    ),
  );
  const withSteps = new Set(
    messages.flatMap(({ testCase }) =>
      testCase?.testSteps.some(({ pickleStepId }) => pickleStepId !== undefined) ? testCase.id : [],
    ),
  );
  const started = messages.flatMap(({ testCaseStarted }) => testCaseStarted ?? []);
  const finished = Map.groupBy(
    messages.flatMap(({ testStepFinished }) => testStepFinished ?? []),
    (step) => step.testCaseStartedId,
  );
  const played = [...Map.groupBy(started, ({ testCaseId }) => testCaseId)].map(
    ([testCaseId, attempts]) => {
      const wrong = attempts.map(({ id }) => {
        const results = finished.get(id)?.map((step) => step.testStepResult) ?? [];
        const imperfect = results.find(({ status }) => status !== 'PASSED');
        if (results.length > 0 && withSteps.has(testCaseId) && !imperfect) return undefined;
        const { uri = 'features', name = 'a scenario' } = pickleOf.get(testCaseId) ?? {};
        return failure(uri, name, imperfect?.message ?? imperfect?.status ?? 'no step was played');
      });
      return { first: wrong[0], last: wrong.at(-1) };
    },
  );
  const failures = played.flatMap(({ last }) => last ?? []);
  const flaky = played.flatMap(({ first, last }) => (last === undefined && first ? [first] : []));
  return { passed: played.length - failures.length, failed: failures.length, failures, flaky };
}
