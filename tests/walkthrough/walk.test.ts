import { describe, expect, test } from 'vitest';
import {
  initialWalk,
  isAdvancing,
  isAtEnd,
  isWaiting,
  type Walk,
  type WalkEvent,
  walkReducer,
} from '../../app/walkthrough/walk.ts';
import { fc } from '../fast-check.ts';

/** Five steps; the agent asks at the third. */
const first = initialWalk([false, false, true, false, false]);

function walked(events: readonly WalkEvent[], from: Walk = first): Walk {
  return events.reduce(walkReducer, from);
}

const play: WalkEvent = { type: 'played' };
const ended = (index: number): WalkEvent => ({ type: 'step-ended', index });
const watched = [play, ended(0), ended(1)];
const answered: WalkEvent = { type: 'answered', answer: 'Neuf semaines' };
const read: WalkEvent = { type: 'laid-out', layout: 'list' };
const onward: WalkEvent = { type: 'stepped', by: 1 };

test('nothing moves before the visitor asks for it', () => {
  expect(isAdvancing(first)).toBe(false);
  expect(walked([ended(0)])).toBe(first);
});

describe('watching', () => {
  test('goes on by itself up to the question, and waits there', () => {
    const asked = walked(watched);
    expect(asked.index).toBe(2);
    expect(isWaiting(asked)).toBe(true);
    expect(isAdvancing(asked)).toBe(false);
    expect(walked([ended(2), play, ended(2)], asked).index).toBe(2);
  });

  test.each([answered, onward])(
    'goes on after the question by $type, and ends on the last step',
    (event) => {
      const after = walked([...watched, event]);
      expect(isAdvancing(after)).toBe(true);
      const last = walked([ended(3)], after);
      expect(last).toMatchObject({ index: 4, isPlaying: false });
      expect(isAtEnd(last)).toBe(true);
    },
  );

  test('begins anew from the last step', () => {
    expect(walked([{ type: 'chosen', index: 4 }, play])).toMatchObject({
      index: 0,
      isPlaying: true,
    });
  });

  test('rests when it is paused, walked through or read', () => {
    const stopping: WalkEvent[] = [{ type: 'paused' }, onward, { type: 'chosen', index: 0 }, read];
    for (const event of stopping) expect(walked([play, event]).isPlaying).toBe(false);
  });

  test('a time that ended for another step changes nothing', () => {
    const second = walked([play, ended(0)]);
    expect(walked([ended(0)], second)).toBe(second);
  });
});

describe('walking', () => {
  test('an answer leads to the next step and starts nothing', () => {
    expect(walked([{ type: 'chosen', index: 2 }, answered])).toMatchObject({
      index: 3,
      isPlaying: false,
      answer: 'Neuf semaines',
    });
  });

  test('there is nothing to answer where nothing is asked', () => {
    expect(walked([answered])).toBe(first);
  });

  test.each([
    [0, -1, 0],
    [4, 1, 4],
    [1, 1, 2],
    [3, -1, 2],
  ] as const)('from step %i by %i leads to %i', (index, by, expected) => {
    const there = walked([
      { type: 'chosen', index },
      { type: 'stepped', by },
    ]);
    expect(there.index).toBe(expected);
  });
});

describe('reading', () => {
  test('shows all, asks nothing, and comes back to the step that was shown', () => {
    const list = walked([{ type: 'chosen', index: 2 }, read]);
    expect(list.layout).toBe('list');
    expect(isWaiting(list)).toBe(false);
    expect(walked([{ type: 'laid-out', layout: 'stage' }], list)).toMatchObject({
      layout: 'stage',
      index: 2,
    });
  });
});

test('whatever happens, in any order: a step is shown, and no question is passed by itself', () => {
  const event: fc.Arbitrary<WalkEvent> = fc.oneof(
    fc.constantFrom<WalkEvent>(
      play,
      { type: 'paused' },
      answered,
      onward,
      { type: 'stepped', by: -1 },
      read,
      { type: 'laid-out', layout: 'stage' },
    ),
    fc.integer({ min: -2, max: 9 }).map(ended),
    fc.record({ type: fc.constant<'chosen'>('chosen'), index: fc.integer() }),
  );
  const asks = fc.array(fc.boolean(), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(asks, fc.array(event), (steps, events) => {
      let walk = initialWalk(steps);
      for (const one of events) {
        const next = walkReducer(walk, one);
        expect(next.index).toBeGreaterThanOrEqual(0);
        expect(next.index).toBeLessThan(steps.length);
        if (one.type === 'step-ended' && isWaiting(walk)) expect(next).toBe(walk);
        if (next.isPlaying && !walk.isPlaying) expect(one.type).toBe('played');
        walk = next;
      }
    }),
  );
});
