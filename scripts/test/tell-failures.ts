import { existsSync } from 'node:fs';
import { annotation } from '../content/report/annotation.ts';
import { type Finding, findingsOf } from './scenarios.ts';
import { firstLines } from './summary.ts';
import { featuresReport, readEnvelopes } from './trace/cucumber-report.ts';

/** The lines under a run of the features: what is wrong, each thing once; on GitHub at its line of the change too. */
export function tellFailures(isOnGitHub = process.env.GITHUB_ACTIONS === 'true'): string[] {
  const findings = existsSync(featuresReport) ? findingsOf(readEnvelopes()) : [];
  return [
    ...findings.map(({ told }) => `✗ ${told}`),
    ...(isOnGitHub ? findings.map(asAnnotation) : []),
  ];
}

export function asAnnotation({ file, line, about, message }: Finding): string {
  return annotation(
    'error',
    { file, line: `${line}`, title: about },
    firstLines(message).join('\n'),
  );
}
