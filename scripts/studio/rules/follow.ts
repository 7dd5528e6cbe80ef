import { type Envelope, type TestStep, TestStepResultStatus } from '@cucumber/messages';
import { Query } from '@cucumber/query';
import { pictureOf } from '../../spec/book/last-run.ts';
import { failureInWords } from '../../spec/failure/in-words.ts';
import type { Played } from './rules-api.ts';

/** Follows the messages of a run, one after the other, and tells what an owner wants to see of it. */
export function follower(): (message: Envelope) => Played[] {
  const query = new Query();
  let steps: readonly TestStep[] = [];
  let isAny = false;
  return (message) => {
    query.update(message);
    const { testCaseStarted, testStepFinished, attachment, testRunFinished } = message;
    if (testCaseStarted) {
      isAny = true;
      const pickle = query.findPickleBy(testCaseStarted);
      const all = query.findTestCaseBy(testCaseStarted)?.testSteps ?? [];
      steps = all.filter(({ pickleStepId }) => pickleStepId !== undefined);
      const texts = steps.flatMap((step) => query.findPickleStepBy(step)?.text ?? []);
      return [{ kind: 'began', name: pickle?.name ?? '', steps: texts }];
    }
    if (testStepFinished) {
      const index = steps.findIndex(({ id }) => id === testStepFinished.testStepId);
      const { status, exception, message: said } = testStepFinished.testStepResult;
      const isGood = status === TestStepResultStatus.PASSED;
      const ticked: Played[] = index === -1 ? [] : [{ kind: 'step', index, isGood }];
      if (isGood || status === TestStepResultStatus.SKIPPED) return ticked;
      const step = steps[index] && query.findPickleStepBy(steps[index])?.text;
      const attached = query.findAttachmentsBy(testStepFinished);
      const words = failureInWords(attached, exception?.message ?? said ?? '');
      return [...ticked, { kind: 'failed', step: step ?? '', ...words }];
    }
    const picture = attachment && pictureOf(attachment);
    if (picture) return [{ kind: 'screen', file: picture.file }];
    if (!testRunFinished) return [];
    return [isAny ? { kind: 'ended', isGood: testRunFinished.success } : { kind: 'nothing' }];
  };
}
