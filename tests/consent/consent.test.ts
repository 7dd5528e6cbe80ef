import { describe, expect, test } from 'vitest';
import {
  type ConsentRecord,
  clockSkewMs,
  preferAll,
  readRecord,
  validityMs,
  writeRecord,
} from '../../app/consent/consent.ts';
import { fc } from '../fast-check.ts';

const now = Date.UTC(2026, 10, 20, 12);
const dayMs = 24 * 60 * 60 * 1000;

function record(changes: Partial<Record<keyof ConsentRecord, unknown>> = {}): string {
  return JSON.stringify({
    preferences: preferAll(true),
    timestamp: now,
    version: '1.0',
    ...changes,
  });
}

test('what is written is the record of the specification', () => {
  expect(JSON.parse(writeRecord(preferAll(false), now))).toEqual({
    preferences: { essential: true, analytics: false, marketing: false, functional: false },
    timestamp: now,
    version: '1.0',
  });
});

test('what is written is read back', () => {
  const preferences = fc.record({
    essential: fc.constant<true>(true),
    analytics: fc.boolean(),
    marketing: fc.boolean(),
    functional: fc.boolean(),
  });
  fc.assert(
    fc.property(preferences, (chosen) => {
      expect(readRecord(writeRecord(chosen, now), now)).toEqual(chosen);
    }),
  );
});

describe('age', () => {
  test.each([
    ['just made', 0, true],
    ['183 days less a millisecond old', 183 * dayMs - 1, true],
    ['exactly 183 days old', 183 * dayMs, false],
    ['a year old', 365 * dayMs, false],
    ['5 minutes ahead', -5 * 60 * 1000, true],
    ['more than 5 minutes ahead', -5 * 60 * 1000 - 1, false],
  ])('%s', (_name, age, holds) => {
    expect(readRecord(record({ timestamp: now - age }), now) !== undefined).toBe(holds);
  });

  test('the limits are those that docs/interface.md tells', () => {
    expect([validityMs, clockSkewMs]).toEqual([15_811_200_000, 300_000]);
  });
});

describe('a record that counts as none', () => {
  test.each<[string, string | null]>([
    ['nothing', null],
    ['an empty text', ''],
    ['no JSON', '{"preferences":'],
    ['null', 'null'],
    ['a list', '[]'],
    ...['0.9', '1', '1.00', '1.0.1', '1.1', '1.10', '2.0', '10.0', ' 1.0', ''].map(
      (version): [string, string] => [`version “${version}”`, record({ version })],
    ),
    ['a version that is a number', record({ version: 1 })],
    ['no version', record({ version: undefined })],
    ['no time', record({ timestamp: undefined })],
    ['a time in words', record({ timestamp: 'yesterday' })],
    ['an endless time', record().replace(String(now), '1e999')],
    ['no preferences', record({ preferences: undefined })],
    ['preferences in words', record({ preferences: 'all' })],
    ['a category missing', record({ preferences: { essential: true, analytics: true } })],
    ['a category in words', record({ preferences: { ...preferAll(true), marketing: 'yes' } })],
    ['essential switched off', record({ preferences: { ...preferAll(true), essential: false } })],
  ])('%s', (_name, stored) => {
    expect(readRecord(stored, now)).toBeUndefined();
  });

  test('whatever else is stored never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
        expect(readRecord(stored, now)).toBeUndefined();
      }),
    );
  });
});
