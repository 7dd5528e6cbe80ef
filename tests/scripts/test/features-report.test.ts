import { describe, expect, test } from 'vitest';
import { countScenarios, findingsOf } from '../../../scripts/test/scenarios.ts';
import { asAnnotation } from '../../../scripts/test/tell-failures.ts';
import type { Message } from '../../../scripts/test/trace/cucumber-report.ts';
import { findLeftovers, leftoversOf } from '../../../scripts/test/trace/step-usage.ts';

type StepFinished = NonNullable<Message['testStepFinished']>;
type Status = StepFinished['testStepResult']['status'];

/** A scenario of so many steps; the first is a `Given`, the others are not. */
function scenario(id: string, ...statuses: Status[]): Message[] {
  const steps = statuses.map((_, index) => `${id} ${index}`);
  return [
    {
      pickle: {
        id: `pickle of ${id}`,
        name: id,
        uri: 'features/reading.feature',
        location: { line: 7 },
        steps: steps.map((step, index) => {
          return { id: step, type: index === 0 ? 'Context' : 'Outcome', text: `step ${index}` };
        }),
        tags: [],
      },
    },
    {
      testCase: {
        id: `case of ${id}`,
        pickleId: `pickle of ${id}`,
        testSteps: steps.map((step, index) => {
          return { id: step, pickleStepId: step, stepDefinitionIds: [`definition ${index}`] };
        }),
      },
    },
    { testCaseStarted: { id, testCaseId: `case of ${id}` } },
    ...statuses.map((status, index) => ({
      testStepFinished: {
        testCaseStartedId: id,
        testStepId: `${id} ${index}`,
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
      failures: ['features/reading.feature:7: bad\n    Error: no page'],
    });
  });

  test('a scenario fails when a hook of it did, though each of its sentences held', () => {
    const messages = scenario('hooked', 'PASSED').flatMap((message): Message[] => {
      if (message.testCase) {
        const testSteps = [...message.testCase.testSteps, { id: 'hook' }];
        return [{ testCase: { ...message.testCase, testSteps } }];
      }
      if (!message.testStepFinished) return [message];
      const testStepResult = { status: 'FAILED', message: 'Error: not expected' } as const;
      const hook = { testCaseStartedId: 'hooked', testStepId: 'hook', testStepResult };
      return [message, { testStepFinished: hook }];
    });
    expect(countScenarios(messages)).toEqual({
      passed: 0,
      failed: 1,
      failures: ['features/reading.feature:7: hooked\n    Error: not expected'],
    });
  });

  test('a scenario without a step fails, though its hooks passed', () => {
    const messages = scenario('empty', 'PASSED').map((message) =>
      message.testCase
        ? { testCase: { ...message.testCase, testSteps: [{ id: 'empty 0' }] } }
        : message,
    );
    expect(countScenarios(messages)).toMatchObject({
      passed: 0,
      failures: ['features/reading.feature:7: empty\n    no step was played'],
    });
  });

  test('a precondition that did not hold is named once, with how many could not be judged', () => {
    const messages = [
      ...scenario('bad', 'PASSED', 'FAILED'),
      ...['second', 'first'].flatMap((name) => scenario(name, 'FAILED', 'SKIPPED')),
    ];
    expect(countScenarios(messages)).toEqual({
      passed: 0,
      failed: 3,
      failures: [
        'step 0: did not hold; 2 scenarios could not be judged (first: features/reading.feature:7)\n    Error: no page',
        'features/reading.feature:7: bad\n    Error: no page',
      ],
    });
  });

  test('a scenario that says the same step as a When could not be judged either', () => {
    const messages = [
      ...scenario('given', 'FAILED', 'SKIPPED'),
      ...scenario('when', 'PASSED', 'FAILED').map((message) => {
        if (!message.testCase) return message;
        const testSteps = message.testCase.testSteps.map((step) => {
          return { ...step, stepDefinitionIds: ['definition 0'] };
        });
        return { testCase: { ...message.testCase, testSteps } };
      }),
    ];
    expect(countScenarios(messages).failures).toEqual([
      expect.stringContaining('step 0: did not hold; 2 scenarios could not be judged'),
    ]);
  });

  test('a precondition that nobody has defined is told at its scenario', () => {
    const messages = scenario('new', 'UNDEFINED').map((message) => {
      if (!message.testCase) return message;
      const testSteps = [{ id: 'new 0', pickleStepId: 'new 0', stepDefinitionIds: [] }];
      return { testCase: { ...message.testCase, testSteps } };
    });
    expect(countScenarios(messages).failures).toEqual([
      'features/reading.feature:7: new\n    UNDEFINED',
    ]);
  });

  test('on GitHub each finding stands at its line', () => {
    const messages = [
      ...scenario('bad', 'PASSED', 'FAILED'),
      ...scenario('unjudged', 'FAILED', 'SKIPPED'),
    ];
    expect(findingsOf(messages).map(asAnnotation)).toEqual([
      '::error file=features/reading.feature,line=7,title=step 0%3A did not hold; 1 scenario could not be judged (first%3A features/reading.feature%3A7)::Error: no page',
      '::error file=features/reading.feature,line=7,title=bad::Error: no page',
    ]);
  });

  test.each<Status>(['SKIPPED', 'PENDING', 'UNDEFINED', 'AMBIGUOUS', 'UNKNOWN'])(
    'a scenario with a step that is %s fails',
    (status) => {
      const messages = scenario('doubtful', 'PASSED', status);
      const failures = [`features/reading.feature:7: doubtful\n    ${status}`];
      expect(countScenarios(messages)).toMatchObject({ passed: 0, failed: 1, failures });
    },
  );

  test('a scenario that stopped before its first step fails', () => {
    const failures = ['features/reading.feature:7: empty\n    no step was played'];
    expect(countScenarios(scenario('empty'))).toMatchObject({ passed: 0, failed: 1, failures });
  });
});

describe('leftovers', () => {
  const reading = {
    id: 'said',
    pattern: { source: 'I read the page' },
    sourceReference: { uri: 'features/steps/reading.ts', location: { line: 3 } },
  };
  const said: Message = { stepDefinition: reading };
  const unsaid: Message = {
    stepDefinition: {
      id: 'unsaid',
      pattern: { source: 'I fold the page' },
      sourceReference: { uri: 'features/steps/folding.ts', location: { line: 7 } },
    },
  };
  const play = (pickleId: string): Message => ({
    testCase: { id: '1', pickleId, testSteps: [{ id: 's', stepDefinitionIds: ['said'] }] },
  });
  const testCase = play('p');

  test('a step that no scenario says is named with its place', () => {
    expect(findLeftovers([said, unsaid, testCase])).toEqual([
      'features/steps/folding.ts:7: no scenario says "I fold the page"',
    ]);
  });

  test('a step is said when one of several joined runs says it', () => {
    const again: Message = { stepDefinition: { ...reading, id: 'said in the other run' } };
    expect(findLeftovers([said, testCase, again])).toEqual([]);
  });

  test('a run of some scenarios says nothing of steps', () => {
    const one = { name: 'Reading', file: 'features/reading.feature', line: 4 };
    const scenarios = [one, { ...one, line: 8 }].map((own) => ({ ...own, rule: '', tags: [] }));
    const read = scenarios.map(({ name, file, line }): Message => {
      return {
        pickle: { id: `${line}`, name, uri: file, location: { line }, steps: [], tags: [] },
      };
    });
    const run = [said, unsaid, ...read, play('4')];
    expect(leftoversOf(run, scenarios)).toEqual([expect.stringContaining('1 scenarios')]);
    expect(leftoversOf([...run, play('8')], scenarios)).toEqual([
      expect.stringContaining('folding.ts:7'),
    ]);
  });

  test('tags left behind while writing are named, tags of the specification are not', () => {
    const pickle = (name: string): Message => ({
      pickle: {
        id: name,
        name: 'Reading',
        uri: 'features/reading.feature',
        steps: [],
        tags: [{ name }],
      },
    });
    expect(findLeftovers([pickle('@only'), pickle('@spec-2')])).toEqual([
      'features/reading.feature: "Reading" still bears @only',
    ]);
  });
});
