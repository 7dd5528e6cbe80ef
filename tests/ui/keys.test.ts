import { expect, test } from 'vitest';
import { holdsModifier, isComposing } from '../../app/ui/keys.ts';

const none = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

test('a key pressed alone holds no other', () => {
  expect(holdsModifier(none)).toBe(false);
});

test.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])('%s is one', (key) => {
  expect(holdsModifier({ ...none, [key]: true })).toBe(true);
});

test('a key composes a character where the browser says so, or by Safari’s code for the key that ends it', () => {
  expect(isComposing({ isComposing: true, keyCode: 13 })).toBe(true);
  expect(isComposing({ isComposing: false, keyCode: 229 })).toBe(true);
  expect(isComposing({ isComposing: false, keyCode: 13 })).toBe(false);
});
