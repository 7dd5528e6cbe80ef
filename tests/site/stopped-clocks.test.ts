import { expect, test, vi } from 'vitest';
import {
  hasStoppedClock,
  noteResumed,
  noteStopped,
} from '../../features/support/stopped-clocks.ts';
import { heldStateTimeoutMs, stateTimeoutMs } from '../../features/support/timeouts.ts';

test('a page, or a place on one, is waited for less long while its clock stands still', () => {
  const context = { setDefaultTimeout: vi.fn() };
  const page = { context: () => context };
  const places = [page, { page: () => page }];
  expect(places.map(hasStoppedClock)).toEqual([false, false]);
  noteStopped(context);
  expect(places.map(hasStoppedClock)).toEqual([true, true]);
  expect(noteResumed(context)).toBe(true);
  expect(places.map(hasStoppedClock)).toEqual([false, false]);
  expect(context.setDefaultTimeout.mock.calls.flat()).toEqual([heldStateTimeoutMs, stateTimeoutMs]);
});

test('what is no place has no clock', () => {
  const values = ['words', 3, null, undefined, {}, { page: 'home' }];
  expect(values.map(hasStoppedClock)).toEqual(values.map(() => false));
});
