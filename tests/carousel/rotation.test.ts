import { describe, expect, test } from 'vitest';
import {
  initialRotation,
  isRotating,
  type Rotation,
  type RotationEvent,
  rotationReducer,
  turnDurationMs,
} from '../../app/carousel/rotation.ts';
import { fc } from '../fast-check.ts';

function rotated(events: RotationEvent[], first: Rotation = initialRotation(4)): Rotation {
  return events.reduce(rotationReducer, first);
}
const turn: RotationEvent = { type: 'turn-ended' };

test('a testimonial stays for five seconds', () => {
  expect(turnDurationMs).toBe(5000);
});

describe('turns', () => {
  test('lead through all testimonials and back to the first', () => {
    const seen = [1, 2, 3, 4, 5].map((turns) => rotated(Array(turns).fill(turn)).index);
    expect(seen).toEqual([1, 2, 3, 0, 1]);
  });

  test('do nothing for a single testimonial, or none', () => {
    for (const count of [0, 1]) {
      expect(isRotating(initialRotation(count))).toBe(false);
      expect(rotated([turn], initialRotation(count)).index).toBe(0);
    }
  });
});

describe('what stops the rotation', () => {
  test.each<[string, RotationEvent[]]>([
    ['the pause control', [{ type: 'paused' }]],
    ['focus', [{ type: 'focus-entered' }]],
    ['a dot', [{ type: 'chosen', index: 2 }]],
    ['a swipe', [{ type: 'stepped', by: 1 }]],
    ['a wish for less motion', [{ type: 'motion-refused' }]],
    ['a pointer over it', [{ type: 'pointer-entered' }]],
  ])('%s', (_name, events) => {
    const stopped = rotated(events);
    expect(isRotating(stopped)).toBe(false);
    expect(rotated([turn], stopped).index).toBe(stopped.index);
  });

  test('a pointer that leaves lets it go on; focus stops it for good', () => {
    expect(isRotating(rotated([{ type: 'pointer-entered' }, { type: 'pointer-left' }]))).toBe(true);
    expect(
      isRotating(
        rotated([{ type: 'pointer-entered' }, { type: 'focus-entered' }, { type: 'pointer-left' }]),
      ),
    ).toBe(false);
  });
});

test('what the visitor asked for goes on under pointer and focus', () => {
  const asked = rotated([
    { type: 'paused' },
    { type: 'resumed' },
    { type: 'pointer-entered' },
    { type: 'focus-entered' },
  ]);
  expect(isRotating(asked)).toBe(true);
});

test.each([
  [0, -1, 3],
  [3, 1, 0],
  [1, 1, 2],
] as const)('from place %i a step of %i leads to %i', (index, by, expected) => {
  const state = rotated([
    { type: 'chosen', index },
    { type: 'stepped', by },
  ]);
  expect(state.index).toBe(expected);
});

test('whatever happens, in any order: one of the testimonials is shown, and a pause holds', () => {
  const event: fc.Arbitrary<RotationEvent> = fc.oneof(
    fc.constantFrom<RotationEvent>(
      turn,
      { type: 'paused' },
      { type: 'resumed' },
      { type: 'pointer-entered' },
      { type: 'pointer-left' },
      { type: 'focus-entered' },
      { type: 'motion-refused' },
      { type: 'stepped', by: 1 },
      { type: 'stepped', by: -1 },
    ),
    fc.record({ type: fc.constant<'chosen'>('chosen'), index: fc.integer() }),
  );
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), fc.array(event), (count, events) => {
      let state = initialRotation(count);
      for (const one of events) {
        const next = rotationReducer(state, one);
        expect(next.index).toBeGreaterThanOrEqual(0);
        expect(next.index).toBeLessThan(count);
        if (one.type === 'turn-ended' && !isRotating(state)) expect(next).toBe(state);
        if (state.pace === 'stopped' && one.type !== 'resumed') expect(next.pace).toBe('stopped');
        state = next;
      }
    }),
  );
});
