import { expect, test } from 'vitest';
import { storageKey } from '../../app/consent/consent.ts';
import { concernsChoice } from '../../app/consent/store.ts';

test.each([
  ['the choice itself', storageKey, true],
  ['a storage that was emptied', null, true],
  ['something else', 'other', false],
])('what another tab stores concerns the choice: %s', (_, key, expected) => {
  expect(concernsChoice({ key })).toBe(expected);
});
