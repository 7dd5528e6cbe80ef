import { describe, expect, test } from 'vitest';
import type { Message } from '../../../scripts/test/cucumber-report.ts';
import { countScenarios } from '../../../scripts/test/scenarios.ts';
import { findLeftovers } from '../../../scripts/test/step-usage.ts';

type StepFinished = NonNullable<Message['testStepFinished']>;
type Status = StepFinished['testStepResult']['status'];

function scenario(id: string, ...statuses: Status[]): Message[] {
  return [
    { pickle: { id: `pickle of ${id}`, name: id, uri: 'features/reading.feature', tags: [] } },
    {
      testCase: {
        id: `case of ${id}`,
        pickleId: `pickle of ${id}`,
        testSteps: statuses.map((_status, index) => ({ pickleStepId: `step ${index}` })),
      },
    },
    { testCaseStarted: { id, testCaseId: `case of ${id}` } },
    ...statuses.map((status) => ({
      testStepFinished: {
        testCaseStartedId: id,
        testStepResult: { status, ...(status === 'FAILED' && { message: 'Error: no page\n  at' }) },
      },
    })),
  ];
}

describe('counting scenarios', () => {
  test('a scenario passes when each of its steps did', () => {
    const messages = [
      ...scenario('good', 'PASSED', 'PASSED'),
      ...scenario('bad', 'PASSED', 'FAILED', 'SKIPPED'),
    ];
    expect(countScenarios(messages)).toEqual({
      passed: 1,
      failed: 1,
      failures: ['features/reading.feature: bad\n    Error: no page'],
      flaky: [],
    });
  });

  test('a scenario without a step fails, though its hooks passed', () => {
    const messages = scenario('empty', 'PASSED').map((message) =>
      message.testCase ? { testCase: { ...message.testCase, testSteps: [{}] } } : message,
    );
    expect(countScenarios(messages)).toMatchObject({
      passed: 0,
      failures: ['features/reading.feature: empty\n    no step was played'],
    });
  });

  test('of a scenario that is played again the last time counts, and a change of mind is told', () => {
    const again = (name: string, id: string, status: Status): Message[] => [
      { testCaseStarted: { id, testCaseId: `case of ${name}` } },
      { testStepFinished: { testCaseStartedId: id, testStepResult: { status } } },
    ];
    const messages = [
      ...scenario('late', 'FAILED'),
      ...again('late', 'late again', 'PASSED'),
      ...scenario('bad', 'FAILED'),
      ...again('bad', 'bad again', 'UNDEFINED'),
    ];
    expect(countScenarios(messages)).toEqual({
      passed: 1,
      failed: 1,
      failures: ['features/reading.feature: bad\n    UNDEFINED'],
      flaky: ['features/reading.feature: late\n    Error: no page'],
    });
  });

  test.each<Status>(['SKIPPED', 'PENDING', 'UNDEFINED', 'AMBIGUOUS', 'UNKNOWN'])(
    'a scenario with a step that is %s fails',
    (status) => {
      const messages = scenario('doubtful', 'PASSED', status);
      const failures = [`features/reading.feature: doubtful\n    ${status}`];
      expect(countScenarios(messages)).toMatchObject({ passed: 0, failed: 1, failures });
    },
  );

  test('a scenario that stopped before its first step fails', () => {
    const failures = ['features/reading.feature: empty\n    no step was played'];
    expect(countScenarios(scenario('empty'))).toMatchObject({ passed: 0, failed: 1, failures });
  });
});

describe('leftovers', () => {
  const said: Message = {
    stepDefinition: {
      id: 'said',
      pattern: { source: 'I read the page' },
      sourceReference: { uri: 'features/steps/reading.ts', location: { line: 3 } },
    },
  };
  const unsaid: Message = {
    stepDefinition: {
      id: 'unsaid',
      pattern: { source: 'I fold the page' },
      sourceReference: { uri: 'features/steps/folding.ts', location: { line: 7 } },
    },
  };
  const testCase: Message = {
    testCase: { id: '1', pickleId: 'p', testSteps: [{ stepDefinitionIds: ['said'] }] },
  };

  test('a step that no scenario says is named with its place', () => {
    expect(findLeftovers([said, unsaid, testCase])).toEqual([
      'features/steps/folding.ts:7: no scenario says "I fold the page"',
    ]);
  });

  test('tags left behind while writing are named, tags of the specification are not', () => {
    const pickle = (name: string): Message => ({
      pickle: { id: name, name: 'Reading', uri: 'features/reading.feature', tags: [{ name }] },
    });
    expect(findLeftovers([pickle('@only'), pickle('@spec-2')])).toEqual([
      'features/reading.feature: "Reading" still bears @only',
    ]);
  });
});
