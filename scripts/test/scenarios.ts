import { type Counts, failure } from './summary.ts';
import { type Message, readEnvelopes } from './trace/cucumber-report.ts';
import { findLeftovers } from './trace/step-usage.ts';
import { byId, type UnheldContext, unheldContexts } from './unheld-contexts.ts';

type Pickle = NonNullable<Message['pickle']>;
type TestCase = NonNullable<Message['testCase']>;
type StepFinished = NonNullable<Message['testStepFinished']>;

/** One thing that is wrong, and where it is seen first. */
export interface Finding {
  file: string;
  line: number;
  /** The scenario, or the precondition that did not hold. */
  about: string;
  message: string;
  /** As the end of the run names it. */
  told: string;
}

interface Failed {
  file: string;
  line: number;
  name: string;
  message: string;
  /** The precondition that did not hold: what the scenario is about was not looked at. */
  context: UnheldContext | undefined;
}

/** A scenario passes when each of its steps and hooks did: skipped, pending or undefined ones fail it. */
export function countScenarios(messages: readonly Message[] = readEnvelopes()): Counts {
  const { passed, failed } = played(messages);
  return { passed, failed: failed.length, failures: tell(failed).map(({ told }) => told) };
}

/** Of a run of all scenarios, which leaves no step unsaid. */
export function countFullRun(messages: readonly Message[] = readEnvelopes()): Counts {
  const { passed, failed, failures = [] } = countScenarios(messages);
  const leftovers = findLeftovers(messages);
  return { passed, failed: failed + leftovers.length, failures: [...failures, ...leftovers] };
}

/**
 * What a run found wrong, each thing once: scenarios whose own claim failed, and preconditions that did not hold
 * with the number of scenarios that say them and could therefore not be judged.
 */
export function findingsOf(messages: readonly Message[]): Finding[] {
  return tell(played(messages).failed);
}

function played(messages: readonly Message[]): { passed: number; failed: Failed[] } {
  const pickles = byId(messages.flatMap(({ pickle }) => pickle ?? []));
  const testCases = byId(messages.flatMap(({ testCase }) => testCase ?? []));
  const results = Map.groupBy(
    messages.flatMap(({ testStepFinished }) => testStepFinished ?? []),
    (result) => result.testCaseStartedId,
  );
  const contexts = unheldContexts(messages);
  // The last start of each counts.
  const started = new Map(
    messages.flatMap(({ testCaseStarted: one }) => (one ? [[one.testCaseId, one.id]] : [])),
  );
  const failed = [...started].flatMap(([testCaseId, id]) => {
    const testCase = testCases.get(testCaseId);
    const pickle = testCase && pickles.get(testCase.pickleId);
    const failed = failedOf(pickle, testCase, results.get(id) ?? []);
    return failed ? { ...failed, context: contexts.get(id) } : [];
  });
  const inOrder = failed.toSorted(
    (one, other) => one.file.localeCompare(other.file) || one.line - other.line,
  );
  return { passed: started.size - failed.length, failed: inOrder };
}

function failedOf(
  pickle: Pickle | undefined,
  testCase: TestCase | undefined,
  results: readonly StepFinished[],
): Omit<Failed, 'context'> | undefined {
  const imperfect = results.find(({ testStepResult }) => testStepResult.status !== 'PASSED');
  const hasSteps = testCase?.testSteps.some(({ pickleStepId }) => pickleStepId !== undefined);
  if (results.length > 0 && hasSteps && !imperfect) return undefined;
  const { status, message } = imperfect?.testStepResult ?? {};
  return {
    file: pickle?.uri ?? 'features',
    line: pickle?.location?.line ?? 1,
    name: pickle?.name ?? 'a scenario',
    message: message ?? status ?? 'no step was played',
  };
}

function tell(failed: readonly Failed[]): Finding[] {
  const own = failed.filter(({ context }) => !context);
  const unjudged = failed.flatMap((one) => (one.context ? [{ ...one, ...one.context }] : []));
  const contexts = [...Map.groupBy(unjudged, ({ definitionId }) => definitionId).values()];
  return [
    ...contexts.flatMap((scenarios) => {
      const [first] = scenarios;
      if (!first) return [];
      const { file, line, sentence, message } = first;
      const count = scenarios.length === 1 ? '1 scenario' : `${scenarios.length} scenarios`;
      const about = `did not hold; ${count} could not be judged (first: ${file}:${line})`;
      const told = failure(sentence, about, message);
      return [{ file, line, about: `${sentence}: ${about}`, message, told }];
    }),
    ...own.map(({ file, line, name, message }) => {
      return { file, line, about: name, message, told: failure(`${file}:${line}`, name, message) };
    }),
  ];
}
