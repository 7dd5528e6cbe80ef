import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { countUnitTests } from '../../../scripts/test/unit-tests.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

test('failed, skipped and unloaded tests are named with what they say', async () => {
  const report = path.join(await temporaryFolder(), 'unit.json');
  const one = (status: string, failureMessages: string[]) => ({
    fullName: `a ${status} test`,
    status,
    failureMessages,
  });
  const tests = [one('passed', []), one('failed', ['Error: 1 is not 2\n  at']), one('pending', [])];
  const file = (name: string, status: string, message: string, assertionResults: unknown[]) => ({
    name: path.resolve(name),
    status,
    message,
    assertionResults,
  });
  const testResults = [
    file('tests/sum.test.ts', 'failed', '', tests),
    file('tests/lost.test.ts', 'failed', 'Cannot find module', []),
  ];
  writeFileSync(report, JSON.stringify({ numPassedTests: 1, testResults }));
  expect(countUnitTests(report)).toEqual({
    passed: 1,
    failed: 3,
    failures: [
      'tests/sum.test.ts: a failed test\n    Error: 1 is not 2',
      'tests/sum.test.ts: a pending test\n    pending',
      'tests/lost.test.ts: the whole file\n    Cannot find module',
    ],
  });
});
