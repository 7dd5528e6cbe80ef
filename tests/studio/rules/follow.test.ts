import { expect, test } from 'vitest';
import { follower } from '../../../scripts/studio/rules/follow.ts';
import { runFixture } from '../../scripts/spec/fixture/fixture-book.ts';

test('who watches is told each step, what is seen, and what went wrong in words', async () => {
  const follow = follower();
  const events = (await runFixture()).flatMap((message) => follow(message));
  expect(events.slice(5)).toEqual([
    { kind: 'step', index: 0, isGood: true },
    { kind: 'step', index: 1, isGood: true },
    { kind: 'step', index: 2, isGood: false },
    {
      kind: 'failed',
      step: 'the banner is gone',
      expected: { fr: 'visible', en: 'shown' },
      seen: { fr: 'invisible', en: 'not shown' },
      message: '',
    },
    { kind: 'began', name: 'Once', steps: ['a visitor', 'the picture is taken'] },
    { kind: 'step', index: 0, isGood: true },
    { kind: 'screen', file: '0123456789abcdef.webp' },
    { kind: 'step', index: 1, isGood: true },
    { kind: 'ended', isGood: false },
  ]);
});

test('where nothing is played it is said', () => {
  const follow = follower();
  const timestamp = { seconds: 1, nanos: 0 };
  expect(follow({ testRunFinished: { success: true, timestamp } })).toEqual([{ kind: 'nothing' }]);
});
