import { describe, expect, test } from 'vitest';
import { judge, summarise } from '../../../scripts/test/summary.ts';

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

test('the last line is the sum, alone', () => {
  const lines = summarise([
    { script: 'lint', seconds: 1, passed: 1, failed: 0 },
    { script: 'unit', seconds: 2, passed: 40, failed: 1, failures: ['tests/a.test.ts: adds'] },
  ]);
  expect(lines.at(-2)).toBe('✗ tests/a.test.ts: adds');
  expect(lines.at(-1)).toBe('41 passed, 1 failed');
});
