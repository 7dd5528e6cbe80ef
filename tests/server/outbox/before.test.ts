import { expect, test } from 'vitest';
import { before } from '../../../app/server/outbox/before.ts';

test.each([
  ['2026-11-20', 2, 'years', '2024-11-20'],
  ['2024-02-29', 1, 'years', '2023-02-28'],
  ['2026-11-20', 18, 'months', '2025-05-20'],
  ['2026-03-31', 1, 'months', '2026-02-28'],
  ['2026-01-31', 2, 'months', '2025-11-30'],
  ['2026-03-01', 30, 'days', '2026-01-30'],
] as const)('%s, less %i %s, is %s', (day, value, unit, expected) => {
  const time = Date.parse(`${day}T10:30:00Z`);
  expect(new Date(before(time, { value, unit })).toISOString()).toBe(`${expected}T10:30:00.000Z`);
});
