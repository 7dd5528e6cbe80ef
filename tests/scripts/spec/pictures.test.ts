import type { PickleStep } from '@cucumber/messages';
import { PickleStepType } from '@cucumber/messages';
import { expect, test } from 'vitest';
import { isFirstAction } from '../../../features/support/pictures.ts';

test('what is seen before the first When is the start', () => {
  const { CONTEXT, ACTION, OUTCOME } = PickleStepType;
  const steps = [CONTEXT, ACTION, ACTION, OUTCOME].map(
    (type, index): PickleStep => ({ id: `${index}`, text: 'a step', astNodeIds: [], type }),
  );
  expect(steps.map((step) => isFirstAction({ steps }, step))).toEqual([false, true, false, false]);
});
