import { type Message, readMessages } from './cucumber-report.ts';
import { type Counts, failure } from './summary.ts';

/** A scenario passes when each of its steps and hooks did: skipped, pending or undefined ones fail it. */
export function countScenarios(messages: Message[] = readMessages()): Counts {
  const pickles = new Map(messages.flatMap(({ pickle }) => (pickle ? [[pickle.id, pickle]] : [])));
  const pickleOf = new Map(
    messages.flatMap(({ testCase }) =>
      testCase ? [[testCase.id, pickles.get(testCase.pickleId)]] : [],
    ),
  );
  const started = messages.flatMap(({ testCaseStarted }) => testCaseStarted ?? []);
  const finished = Map.groupBy(
    messages.flatMap(({ testStepFinished }) => testStepFinished ?? []),
    (step) => step.testCaseStartedId,
  );
  const failures = started.flatMap(({ id, testCaseId }) => {
    const results = finished.get(id)?.map((step) => step.testStepResult) ?? [];
    const imperfect = results.find(({ status }) => status !== 'PASSED');
    if (results.length > 0 && !imperfect) return [];
    const { uri = 'features', name = 'a scenario' } = pickleOf.get(testCaseId) ?? {};
    return failure(uri, name, imperfect?.message ?? imperfect?.status ?? 'no step was played');
  });
  return { passed: started.length - failures.length, failed: failures.length, failures };
}
