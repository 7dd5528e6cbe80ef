import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Envelope } from '@cucumber/messages';

/** Where the run leaves what Cucumber says of it. */
export const featuresReport = path.resolve(
  import.meta.dirname,
  '../../../var/reports/features.ndjson',
);

/** What is counted and told of one of Cucumber's messages. */
export interface Message {
  pickle?: {
    id: string;
    name: string;
    uri: string;
    /** Of the scenario; of an outline, that of the row. */
    location?: { line: number };
    steps: readonly { id: string; type?: string; text: string }[];
    tags: readonly { name: string }[];
  };
  stepDefinition?: {
    id: string;
    pattern: { source: string };
    sourceReference: { uri?: string; location?: { line: number } };
  };
  /** Hooks have no step of a pickle. */
  testCase?: {
    id: string;
    pickleId: string;
    testSteps: readonly {
      id: string;
      pickleStepId?: string;
      stepDefinitionIds?: readonly string[];
    }[];
  };
  testCaseStarted?: { id: string; testCaseId: string };
  testStepFinished?: {
    testCaseStartedId: string;
    testStepId: string;
    testStepResult: { status: string; message?: string };
  };
}

/**
 * Cucumber's messages, one JSON object a line, as its own formatter writes them. A run that is under way, or was
 * interrupted, has written its last line in part.
 */
export function readEnvelopes(file = featuresReport): Envelope[] {
  const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1);
  return lines.map((line): Envelope => JSON.parse(line));
}
