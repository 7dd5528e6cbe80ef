import { TestStepResultStatus } from '@cucumber/messages';
import { expect, test } from 'vitest';
import { hasFailed } from '../../../features/support/problems.ts';

const { PASSED, FAILED, UNDEFINED, SKIPPED } = TestStepResultStatus;

test.each([
  ['every sentence held, and the browser said nothing', PASSED, [], false],
  ['a sentence or a hook failed', FAILED, [], true],
  ['a sentence has no step', UNDEFINED, [], true],
  ['a hook left out what followed', SKIPPED, [], true],
  ['it never came so far', undefined, [], true],
  ['every sentence held, but the browser told of an error', PASSED, ['uncaught: x'], true],
] as const)(
  'a scenario is kept as failed unless nothing failed, outside its sentences either: %s',
  (_, status, unexplained, expected) => {
    expect(hasFailed(status, unexplained)).toBe(expected);
  },
);
