import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Counts } from './summary.ts';

const unitReport = 'var/reports/unit.json';

/** The fields read of vitest's JSON report. A file that cannot be loaded is a failed suite without tests. */
const Report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
});

/** Skipped and planned tests count as failed: a test that does not run proves nothing. */
export function countUnitTests(path = unitReport): Counts {
  const report = Report.parse(JSON.parse(readFileSync(path, 'utf8')));
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const { numFailedTests, numPendingTests, numTodoTests } = report;
  return {
    passed: report.numPassedTests,
    failed: numFailedTests + numPendingTests + numTodoTests + unloaded.length,
  };
}
