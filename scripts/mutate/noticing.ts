import type { Envelope } from '@cucumber/messages';
import { TestStepResultStatus } from '@cucumber/messages';
import { Query } from '@cucumber/query';
import type { Noticing } from './notes.ts';

/** The first scenario of a run that failed; undefined when none did, or nothing was run. */
export function firstNoticing(envelopes: readonly Envelope[]): Noticing | undefined {
  const query = new Query();
  for (const envelope of envelopes) query.update(envelope);
  const failed = query
    .findAllTestStepFinished()
    .find(({ testStepResult: { status } }) => status === TestStepResultStatus.FAILED);
  const started = failed && query.findTestCaseStartedBy(failed);
  const pickle = started && query.findPickleBy(started);
  if (!pickle) return undefined;
  const rule = query.findLineageBy(pickle)?.rule?.name ?? '';
  return { file: pickle.uri, rule, name: pickle.name };
}
