import { describe, expect, test } from 'vitest';
import {
  type Visibility,
  type VisibilityEvent,
  visibilityReducer,
} from '../../app/assistant/visibility.ts';
import { fc } from '../fast-check.ts';

const pageHeight = 3000;
const viewportHeight = 800;
const end = pageHeight - viewportHeight;

function at(top: number): VisibilityEvent {
  return { type: 'scrolled', position: { top, pageHeight, viewportHeight } };
}

describe('the widget by scroll position', () => {
  test.each<[Visibility, number, Visibility]>([
    ['hidden', 0, 'hidden'],
    ['hidden', 50, 'hidden'],
    ['hidden', 51, 'descending'],
    ['hidden', 100, 'descending'],
    ['hidden', 101, 'shown'],
    ['descending', 75, 'descending'],
    ['descending', 101, 'shown'],
    ['descending', 50, 'hidden'],
    ['shown', 75, 'shown'],
    ['shown', 50, 'hidden'],
    ['shown', end - 101, 'shown'],
    ['shown', end - 100, 'hidden'],
    ['shown', end, 'hidden'],
    ['hidden', end - 101, 'shown'],
  ])('%s, at %d pixels, becomes %s', (state, top, expected) => {
    expect(visibilityReducer(state, at(top))).toBe(expected);
  });

  test.each<[Visibility, Visibility]>([
    ['hidden', 'hidden'],
    ['descending', 'shown'],
    ['shown', 'shown'],
  ])('%s, once the circle has arrived, becomes %s', (state, expected) => {
    expect(visibilityReducer(state, { type: 'circleArrived' })).toBe(expected);
  });

  test('a page too short to scroll never shows it', () => {
    const position = { top: 0, pageHeight: 800, viewportHeight: 800 };
    expect(visibilityReducer('hidden', { type: 'scrolled', position })).toBe('hidden');
  });
});

test('however a visitor scrolls, it never covers the top, the end, or comes without its circle', () => {
  const move = fc.oneof(
    fc.record({
      type: fc.constant('scrolled' as const),
      position: fc.record({
        top: fc.integer({ min: -50, max: 2300 }),
        pageHeight: fc.integer({ min: 800, max: 3100 }),
        viewportHeight: fc.integer({ min: 400, max: 900 }),
      }),
    }),
    fc.constant<VisibilityEvent>({ type: 'circleArrived' }),
  );
  fc.assert(
    fc.property(fc.array(move, { maxLength: 40 }), (events) => {
      let state: Visibility = 'hidden';
      for (const event of events) {
        const before = state;
        state = visibilityReducer(state, event);
        if (event.type === 'circleArrived') {
          expect(state).toBe(before === 'descending' ? 'shown' : before);
          continue;
        }
        const { top, pageHeight: height, viewportHeight: viewport } = event.position;
        const covers = top <= 50 || height - viewport - top <= 100;
        expect(state === 'hidden').toBe(covers);
        if (state === 'shown') expect(top > 100 || before === 'shown').toBe(true);
        if (state === 'descending') expect(top).toBeLessThanOrEqual(100);
        expect(visibilityReducer(state, event)).toBe(state);
      }
    }),
  );
});
