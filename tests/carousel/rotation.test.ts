import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  beginRotation,
  isRotating,
  type Rotation,
  type RotationEvent,
  rotationAfter,
  turnLength,
} from '../../app/carousel/rotation.ts';

function rotated(events: RotationEvent[], first: Rotation = beginRotation(4)): Rotation {
  return events.reduce(rotationAfter, first);
}
const turn: RotationEvent = { kind: 'turn-ended' };

test('a testimonial stays for five seconds', () => {
  expect(turnLength).toBe(5000);
});

describe('turns', () => {
  test('lead through all testimonials and back to the first', () => {
    const seen = [1, 2, 3, 4, 5].map((turns) => rotated(Array(turns).fill(turn)).index);
    expect(seen).toEqual([1, 2, 3, 0, 1]);
  });

  test('do nothing for a single testimonial, or none', () => {
    for (const count of [0, 1]) {
      expect(isRotating(beginRotation(count))).toBe(false);
      expect(rotated([turn], beginRotation(count)).index).toBe(0);
    }
  });
});

describe('what stops the rotation', () => {
  test.each<[string, RotationEvent[]]>([
    ['the pause control', [{ kind: 'paused' }]],
    ['focus', [{ kind: 'focus-entered' }]],
    ['a dot', [{ kind: 'chosen', index: 2 }]],
    ['a swipe', [{ kind: 'stepped', by: 1 }]],
    ['a wish for less motion', [{ kind: 'motion-refused' }]],
    ['a pointer over it', [{ kind: 'pointer-entered' }]],
  ])('%s', (_name, events) => {
    const stopped = rotated(events);
    expect(isRotating(stopped)).toBe(false);
    expect(rotated([turn], stopped).index).toBe(stopped.index);
  });

  test('a pointer that leaves lets it go on; focus stops it for good', () => {
    expect(isRotating(rotated([{ kind: 'pointer-entered' }, { kind: 'pointer-left' }]))).toBe(true);
    expect(
      isRotating(
        rotated([{ kind: 'pointer-entered' }, { kind: 'focus-entered' }, { kind: 'pointer-left' }]),
      ),
    ).toBe(false);
  });
});

test('what the visitor asked for goes on under pointer and focus', () => {
  const asked = rotated([
    { kind: 'paused' },
    { kind: 'resumed' },
    { kind: 'pointer-entered' },
    { kind: 'focus-entered' },
  ]);
  expect(isRotating(asked)).toBe(true);
});

test.each([
  [0, -1, 3],
  [3, 1, 0],
  [1, 1, 2],
] as const)('from place %i a step of %i leads to %i', (index, by, expected) => {
  const state = rotated([
    { kind: 'chosen', index },
    { kind: 'stepped', by },
  ]);
  expect(state.index).toBe(expected);
});

test('whatever happens, in any order: one of the testimonials is shown, and a pause holds', () => {
  const event: fc.Arbitrary<RotationEvent> = fc.oneof(
    fc.constantFrom<RotationEvent>(
      turn,
      { kind: 'paused' },
      { kind: 'resumed' },
      { kind: 'pointer-entered' },
      { kind: 'pointer-left' },
      { kind: 'focus-entered' },
      { kind: 'motion-refused' },
      { kind: 'stepped', by: 1 },
      { kind: 'stepped', by: -1 },
    ),
    fc.record({ kind: fc.constant<'chosen'>('chosen'), index: fc.integer() }),
  );
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), fc.array(event), (count, events) => {
      let state = beginRotation(count);
      for (const one of events) {
        const next = rotationAfter(state, one);
        expect(next.index).toBeGreaterThanOrEqual(0);
        expect(next.index).toBeLessThan(count);
        if (one.kind === 'turn-ended' && !isRotating(state)) expect(next).toBe(state);
        if (state.pace === 'stopped' && one.kind !== 'resumed') expect(next.pace).toBe('stopped');
        state = next;
      }
    }),
  );
});
