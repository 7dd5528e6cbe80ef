import { describe, expect, test } from 'vitest';
import { canonical } from '../../scripts/content/canonical.ts';

const long = 'a text that is longer than a line of content is, '.repeat(4).trim();
const fitting = `${'as long as a line '.repeat(5)}and no longer`;
const folded = `>-
  a text that is longer than a line of content is, a text that is longer than a line of content is, a text
  that is longer than a line of content is, a text that is longer than a line of content is,`;

describe('what a writer chose stays', () => {
  test.each([
    ['quotes', `a: "un"\nb: 'deux'\nc: trois\n`],
    ['braces and brackets that fit', 'a: { fr: un, en: }\nb: [un, "deux, trois"]\n'],
    ['a block, folded or not', 'a: |\n  un\n  deux\nb: >-\n  un\n'],
    ['one empty line', 'a: 1\n\nb:\n  - un\n\n  - deux\n'],
    ['what is still to be written', 'a:\n  fr: un\n  en:\n'],
    ['line ends of Windows', 'a: un\r\nb: |\r\n  un\r\n  deux\r\n'],
    ['what is no YAML', 'a: [un\n'],
  ])('%s', (_, text) => {
    expect(canonical(text)).toBe(text);
  });

  test.each([
    ['at the head', '# yaml-language-server: $schema=x\na: 1\n'],
    ['of the file, and of a key', '# x\n\n# y\na: 1\n# z\nb: 2\n\n# end\n'],
    ['behind a value', 'a: un # c\nb: "deux" # d\n'],
    ['behind the sign of a block', 'a: >- # c\n  un\n'],
    ['behind the key of a list', 'a: # c\n  # d\n  - un\n  - deux # e\n'],
    ['above items', 'a:\n  # c\n  - un\n  # d\n  - deux\n  # e\nb: 1\n'],
    ['at the end of an item, and above the next', 'a:\n  - b: 1\n    # c\n  # d\n  - b: 2\n'],
    ['at the end of an item, of its list, and above a key', 'a:\n  - b: 1\n    # c\n\n# d\ne: 1\n'],
    [
      'below what is still to be written',
      'a:\n  en:\n\n# c\nb:\n  - en:\n  # d\n  - en:\n    # e\n',
    ],
    ['of a list, and of its first item', 'a:\n  # c\n\n  # d\n  - un\n'],
  ])('a comment %s', (_, text) => {
    expect(canonical(text)).toBe(text);
  });
});

describe('one form', () => {
  test.each([
    ['a long text is folded', `a: ${long}\n`, `a: ${folded}\n`],
    [
      'one in quotes too, and its comment kept',
      `a: "${long}" # c\n`,
      `a: ${folded.replace('>-', '>- # c')}\n`,
    ],
    ['a text on several lines fits on one', 'a: un\n  deux # c\n', 'a: un deux # c\n'],
    [
      'a list too long for its brackets stands on lines',
      `a: [un, ${fitting}]\n`,
      `a:\n  - un\n  - ${fitting}\n`,
    ],
    ['comments in brackets stand on lines', 'a: [un, # c\n  deux]\n', 'a:\n  - un # c\n  - deux\n'],
    ['spaces', 'a:   [ un,deux ]\nb: {fr: un}\n\n\nc: 1', 'a: [un, deux]\nb: { fr: un }\n\nc: 1\n'],
  ])('%s', (_, text, wanted) => {
    expect(canonical(text)).toBe(wanted);
    expect(canonical(wanted)).toBe(wanted);
  });
});
