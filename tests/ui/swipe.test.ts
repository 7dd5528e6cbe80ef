import { expect, test } from 'vitest';
import { swipeOf, swipeThresholdPx } from '../../app/ui/swipe.ts';

test.each([
  ['to the left: the next', -swipeThresholdPx, 0, 1],
  ['to the right: the one before', swipeThresholdPx, 0, -1],
  ['too short', 1 - swipeThresholdPx, 0, 0],
  ['a tap', 0, 0, 0],
  ['the page is scrolled', -60, 200, 0],
  ['slanting, but rather sideways', -60, 59, 1],
  ['as far down as sideways', -60, -60, 0],
])('%s', (_name, x, y, expected) => {
  expect(swipeOf({ x: 100, y: 100 }, { x: 100 + x, y: 100 + y })).toBe(expected);
});
