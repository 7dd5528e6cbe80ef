import type { KeyboardEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { selectToken } from '../../scripts/studio/page/text/tokens.ts';

const value = 'Avec {product} ici';
const [first, last] = [value.indexOf('{'), value.indexOf('}') + 1];

/** What a key does with the caret at a place: what is selected then, if anything, and whether it is still the browser's. */
function press(key: string, caret: number, held: Partial<KeyboardEvent> = {}) {
  const setSelectionRange = vi.fn();
  const preventDefault = vi.fn();
  const currentTarget = { value, selectionStart: caret, selectionEnd: caret, setSelectionRange };
  selectToken({ key, currentTarget, preventDefault, ...held } as never);
  return {
    selected: setSelectionRange.mock.calls[0],
    isTheBrowsers: preventDefault.mock.calls.length === 0,
  };
}

test('a key that would take a letter of a token away takes the whole', () => {
  expect(press('Backspace', last).selected).toEqual([first, last]);
  expect(press('Delete', first).selected).toEqual([first, last]);
  expect(press('Backspace', first).selected).toBeUndefined();
});

test('an arrow steps over a token', () => {
  expect(press('ArrowLeft', last)).toEqual({ selected: [first, first], isTheBrowsers: false });
  expect(press('ArrowRight', first)).toEqual({ selected: [last, last], isTheBrowsers: false });
});

test.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])(
  'an arrow with %s is the browser’s',
  (name) => {
    const untouched = { selected: undefined, isTheBrowsers: true };
    expect(press('ArrowLeft', last, { [name]: true })).toEqual(untouched);
    expect(press('ArrowRight', first, { [name]: true })).toEqual(untouched);
  },
);
