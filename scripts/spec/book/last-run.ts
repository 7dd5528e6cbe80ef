import type {
  Attachment,
  Envelope,
  Pickle,
  TestCaseStarted,
  TestStepFinished,
} from '@cucumber/messages';
import { TestStepResultStatus } from '@cucumber/messages';
import { Query } from '@cucumber/query';
import { z } from 'zod';
import { saidBy } from '../../test/trace/features.ts';
import { unheldContexts } from '../../test/unheld-contexts.ts';
import { bodyOf, failureInWords } from '../failure/in-words.ts';
import type { Case, Failure, Pictures, Verdict } from './book.ts';

/** The media type under which the run attaches the name of a picture (features/support/pictures.ts). */
export const pictureMediaType = 'application/vnd.living-specification.picture+json';

const attachedPicture = z.object({
  moment: z.enum(['before', 'after', 'step']),
  file: z.string().regex(/^[a-f0-9]+\.webp$/),
  width: z.int(),
  height: z.int(),
  at: z.iso.datetime().optional(),
});

export type Played = Pick<Case, 'verdict' | 'failure' | 'pictures'>;

/** What the last run found, by the key of each scenario (`keyOf`). */
export interface LastRun {
  finishedAt: string | undefined;
  played: ReadonlyMap<string, Played>;
  envelopes: readonly Envelope[];
}

export function readRun(envelopes: readonly Envelope[]): LastRun {
  const query = new Query();
  for (const envelope of envelopes) query.update(envelope);
  const contexts = unheldContexts(envelopes);
  const played = new Map<string, Played>();
  for (const started of query.findAllTestCaseStarted()) {
    const pickle = query.findPickleBy(started);
    if (pickle)
      played.set(keyOf(query, pickle), playedBy(query, started, contexts.has(started.id)));
  }
  const { seconds } = query.findTestRunFinished()?.timestamp ?? {};
  return {
    finishedAt: seconds === undefined ? undefined : new Date(seconds * 1000).toISOString(),
    played,
    envelopes,
  };
}

function keyOf(query: Query, pickle: Pickle): string {
  const rule = query.findLineageBy(pickle)?.rule?.name;
  return caseKey(pickle.uri, rule, pickle.name, saidBy(pickle));
}

/** A case is the same as long as its file, rule, name and sentences are. */
export function caseKey(
  file: string,
  rule: string | undefined,
  name: string,
  says: string,
): string {
  return [file, rule ?? '', name, says].join('\n');
}

function playedBy(query: Query, started: TestCaseStarted, isUnjudged: boolean): Played {
  const finished = query.findTestStepsFinishedBy(started);
  const failed = finished.find(({ testStepResult: { status } }) => isBad(status));
  // A run that was interrupted has not judged what it had begun.
  const isWhole = query.findTestCaseFinishedBy(started) !== undefined;
  const verdict = isUnjudged ? 'unjudged' : verdictOf(finished);
  return {
    verdict: isWhole || failed ? verdict : 'not-run',
    failure: failed && failureOf(query, failed),
    pictures: picturesOf(query, finished),
  };
}

function verdictOf(finished: readonly TestStepFinished[]): Verdict {
  const all = (one: TestStepResultStatus) =>
    finished.every(({ testStepResult }) => testStepResult.status === one);
  // A dry run skips every step.
  if (all(TestStepResultStatus.SKIPPED)) return 'not-run';
  return all(TestStepResultStatus.PASSED) ? 'passed' : 'failed';
}

function isBad(status: TestStepResultStatus): boolean {
  return status !== TestStepResultStatus.PASSED && status !== TestStepResultStatus.SKIPPED;
}

function failureOf(query: Query, finished: TestStepFinished): Failure {
  const testStep = query.findTestStepBy(finished);
  const step = testStep && query.findPickleStepBy(testStep)?.text;
  const { message, exception } = finished.testStepResult;
  const said = exception?.message ?? message ?? '';
  return { step: step ?? '', ...failureInWords(query.findAttachmentsBy(finished), said) };
}

function picturesOf(query: Query, finished: readonly TestStepFinished[]): Pictures {
  const pictures: Pictures = {};
  const attached = finished.flatMap((one) => query.findAttachmentsBy(one));
  for (const { moment, ...picture } of attached.flatMap((one) => pictureOf(one) ?? [])) {
    // Those of each step are seen while a scenario is played, not kept.
    if (moment !== 'step') pictures[moment] = picture;
  }
  return pictures;
}

/** The picture that an attachment names; undefined when it is something else. */
export function pictureOf(attachment: Attachment) {
  if (attachment.mediaType !== pictureMediaType) return undefined;
  return attachedPicture.parse(JSON.parse(bodyOf(attachment)));
}
