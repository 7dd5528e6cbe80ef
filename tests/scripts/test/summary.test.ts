import { describe, expect, test } from 'vitest';
import { failure, judge, summarise } from '../../../scripts/test/summary.ts';

const counts = (passed: number, failed: number) => () => ({ passed, failed });

describe('what a step adds to the sum', () => {
  test('a step without tests is one check: its exit code', () => {
    expect(judge(0)).toEqual({ passed: 1, failed: 0 });
    expect(judge(2)).toEqual({ passed: 0, failed: 1 });
    expect(judge(null)).toEqual({ passed: 0, failed: 1 });
  });

  test('a runner adds its own counts', () => {
    expect(judge(0, counts(12, 0))).toEqual({ passed: 12, failed: 0 });
    expect(judge(1, counts(11, 1))).toEqual({ passed: 11, failed: 1 });
  });

  test('a runner that ends badly fails although no test did', () => {
    expect(judge(1, counts(12, 0))).toMatchObject({ passed: 12, failed: 1 });
    expect(judge(null, counts(12, 0))).toMatchObject({ passed: 12, failed: 1 });
  });

  test('a runner that ran nothing fails', () => {
    expect(judge(0, counts(0, 0))).toMatchObject({ passed: 0, failed: 1 });
  });

  test('a runner without a readable report fails and says why', () => {
    const unreadable = () => {
      throw new Error('no report');
    };
    expect(judge(0, unreadable)).toEqual({ passed: 0, failed: 1, reason: 'no report' });
  });
});

test('a failure is told in its first lines, without the way to it through the code', () => {
  const message =
    'Error: Not expected:\n\u001b[31mconsole error: 404\u001b[0m\n    at run (a.ts:1:2)';
  expect(failure('a.feature', 'A visit', message)).toBe(
    'a.feature: A visit\n    Error: Not expected:\n    console error: 404',
  );
  expect(failure('a.feature', 'A visit', 'word\n'.repeat(40)).split('\n')).toHaveLength(7);
});

test('the last line is the sum, alone, under what failed', () => {
  const lines = summarise([
    { script: 'lint', seconds: 1, passed: 1, failed: 0 },
    { script: 'visual', seconds: 2, passed: 9, failed: 0 },
    { script: 'unit', seconds: 2, passed: 40, failed: 1, failures: ['tests/a.test.ts: adds'] },
  ]);
  expect(lines.at(-2)).toBe('✗ tests/a.test.ts: adds');
  expect(lines.at(-1)).toBe('50 passed, 1 failed');
});
