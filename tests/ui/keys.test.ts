import { expect, test } from 'vitest';
import { holdsModifier } from '../../app/ui/keys.ts';

const none = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

test('a key pressed alone holds no other', () => {
  expect(holdsModifier(none)).toBe(false);
});

test.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])('%s is one', (key) => {
  expect(holdsModifier({ ...none, [key]: true })).toBe(true);
});
