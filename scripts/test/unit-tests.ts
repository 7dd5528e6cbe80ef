import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { type Counts, failure } from './summary.ts';

const unitReport = 'var/reports/unit.json';

/** The fields read of vitest's JSON report. A file that cannot be loaded is a failed suite without tests. */
const Report = z.object({
  numPassedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

/** Skipped and planned tests count as failed: a test that does not run proves nothing. */
export function countUnitTests(report = unitReport): Counts {
  const { numPassedTests, testResults } = Report.parse(JSON.parse(readFileSync(report, 'utf8')));
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative('', name);
    const failed = assertionResults.filter((test) => test.status !== 'passed');
    const unloaded = status === 'failed' && assertionResults.length === 0;
    return [
      ...failed.map((test) =>
        failure(file, test.fullName, test.failureMessages?.[0] ?? test.status),
      ),
      ...(unloaded ? [failure(file, 'the whole file', message)] : []),
    ];
  });
  return { passed: numPassedTests, failed: failures.length, failures };
}
