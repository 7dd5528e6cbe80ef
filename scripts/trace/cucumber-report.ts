import { readFileSync } from 'node:fs';
import { z } from 'zod';

export const featuresReport = 'var/reports/features.ndjson';

const Status = z.enum([
  'UNKNOWN',
  'PASSED',
  'SKIPPED',
  'PENDING',
  'UNDEFINED',
  'AMBIGUOUS',
  'FAILED',
]);

/** The fields read of Cucumber's messages, one JSON object a line. */
const Envelope = z.object({
  pickle: z
    .object({
      id: z.string(),
      name: z.string(),
      uri: z.string(),
      /** Of the scenario; of an outline, that of the row. */
      location: z.object({ line: z.number() }).optional(),
      steps: z.array(z.object({ id: z.string(), type: z.string().optional(), text: z.string() })),
      tags: z.array(z.object({ name: z.string() })),
    })
    .optional(),
  stepDefinition: z
    .object({
      id: z.string(),
      pattern: z.object({ source: z.string() }),
      sourceReference: z.object({
        uri: z.string().optional(),
        location: z.object({ line: z.number() }).optional(),
      }),
    })
    .optional(),
  testCase: z
    .object({
      id: z.string(),
      pickleId: z.string(),
      testSteps: z.array(
        z.object({
          id: z.string(),
          /** Hooks have none. */
          pickleStepId: z.string().optional(),
          stepDefinitionIds: z.array(z.string()).optional(),
        }),
      ),
    })
    .optional(),
  testCaseStarted: z.object({ id: z.string(), testCaseId: z.string() }).optional(),
  testStepFinished: z
    .object({
      testCaseStartedId: z.string(),
      testStepId: z.string(),
      testStepResult: z.object({ status: Status, message: z.string().optional() }),
    })
    .optional(),
});

export type Message = z.infer<typeof Envelope>;

export function readMessages(path = featuresReport): Message[] {
  const lines = readFileSync(path, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => Envelope.parse(JSON.parse(line)));
}
