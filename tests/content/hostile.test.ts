import { describe, expect, test } from 'vitest';
import { kinds } from '#schema/registry.ts';
import { checkText } from './check-text.ts';

const kilobytes = 128 * 1024;

function filled(part: string): string {
  return part.repeat(Math.floor(kilobytes / part.length));
}

function page() {
  const kind = kinds.find(({ name }) => name === 'page');
  if (!kind) throw new Error('there is no kind page');
  return kind;
}

const bomb = [
  'a: &a [x, x, x, x, x, x, x, x, x]',
  ...[...'bcdefghi'].map((name, index) => {
    const below = `*${'abcdefgh'[index]}`;
    return `${name}: &${name} [${Array(9).fill(below).join(', ')}]`;
  }),
].join('\n');

describe('texts made to hurt are refused, quickly and at their place', () => {
  test.each([
    ['10,000 opening brackets', `a: ${'['.repeat(10_000)}`, 'too-deep'],
    ['10,000 nested lists', '['.repeat(10_000) + ']'.repeat(10_000), 'too-deep'],
    ['128 KB of braces', filled('{'), 'too-deep'],
    ['128 KB of dashes', filled('- '), 'too-deep'],
    ['128 KB of question marks', filled('? '), 'too-deep'],
    [
      'a staircase',
      Array.from({ length: 1400 }, (_, i) => `${' '.repeat(i)}a:`).join('\n'),
      'too-deep',
    ],
    ['100 nested lists', '['.repeat(100) + ']'.repeat(100), 'too-deep'],
    ['a billion laughs', bomb, 'yaml-anchor'],
    ['128 KB of quotation marks', filled('"'), 'yaml-syntax'],
    ['128 KB of anchors', filled('&a '), 'yaml-syntax'],
    ['128 KB of one key', filled('a: 1\n'), 'duplicate-key'],
    [
      '25,000 keys, twice each',
      Array.from({ length: 50_000 }, (_, i) => `k${i % 25_000}:`).join('\n'),
      'duplicate-key',
    ],
    [
      '40,000 unknown keys',
      Array.from({ length: 40_000 }, (_, i) => `k${i}: 1`).join('\n'),
      'unknown-key',
    ],
    ['a line of spaces', `a${' '.repeat(kilobytes)}\nb: c`, 'yaml-syntax'],
    ['a line of quoted words', `a: ${filled('"b ')}`, 'yaml-syntax'],
    ['128 KB of directives', filled('%a\n'), 'yaml-syntax'],
  ])('%s', (_what, text, code) => {
    const { diagnostics } = checkText(page(), text);
    expect(diagnostics.map((each) => each.code)).toContain(code);
    expect(diagnostics.length).toBeLessThan(400);
  });
});
