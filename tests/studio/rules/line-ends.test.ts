import { expect, test } from 'vitest';
import { asTyped, withLineEnds } from '../../../scripts/studio/page/rules/line-ends.ts';

test.each([
  ['Feature: A\n\n  Rule: B\n', 'Feature: A\n\n  Rule: C\n\n', 'Feature: A\n\n  Rule: C\n\n'],
  ['Feature: A\r\n  Rule: B\r\n', 'Feature: A\n\n  Rule: B\n', 'Feature: A\r\n\r\n  Rule: B\r\n'],
  ['Feature: A\r\n  Rule: B', 'Feature: C\n  Rule: B\n', 'Feature: C\r\n  Rule: B\r\n'],
  ['Feature: A', 'Feature: A\n  Rule: B', 'Feature: A\n  Rule: B'],
  ['a\nb\r\nc\r\nd\n', 'a\nb\nx\ny\nd\n', 'a\nb\r\nx\r\ny\r\nd\n'],
  ['a\r\nb\nc\r\n', 'a\nb', 'a\r\nb'],
  ['a\r\nb\nc\r\n', 'c\n', 'c\r\n'],
  ['', 'a\nb', 'a\nb'],
])('%j, typed as %j, is written as %j', (file, typed, written) => {
  expect(withLineEnds(typed, file)).toBe(written);
});

test.each(['a\nb\n', 'a\r\nb\r\n', 'a\r\nb\nc', 'a\rb', ''])(
  'a file that nobody typed in is written as it was: %j',
  (file) => {
    expect(withLineEnds(asTyped(file), file)).toBe(file);
  },
);
