import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { parseFully } from '../../scripts/content/read/parse.ts';
import { readPlainYaml } from '../../scripts/content/read/plain-yaml.ts';
import { times } from '../endurance.ts';
import { fc } from '../fast-check.ts';
import { slow } from '../slow.ts';
import { editedAtRandom, randomEdits } from './random-edits.ts';

vi.setConfig(slow);

const files = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => readFileSync(path.join('content', file), 'utf8'));

const asRead = { readable: true, diagnostics: [], cuts: [], spoiled: [] };

/** What the fast reader says is what the library says, or it says nothing. */
function expectTheSame(text: string): void {
  const value = readPlainYaml(text);
  if (value !== undefined) expect(parseFully('file.yaml', text)).toEqual({ ...asRead, value });
}

describe('the reader of plain YAML', () => {
  test('reads nearly all of the real files, as the library reads them', () => {
    for (const text of files) expectTheSame(text);
    const read = files.filter((text) => readPlainYaml(text) !== undefined);
    expect(read.length / files.length).toBeGreaterThan(0.9);
  });

  test.each([
    ['a key that is no word', '1: a\n'],
    ['a key that YAML reads as nothing', 'null: a\n'],
    ['a key twice', 'a: 1\na: 2\n'],
    ['a forbidden key', '__proto__: 1\n'],
    ['an empty value', 'a:\nb: 1\n'],
    ['a text over two lines', 'a: one\n  two\n'],
    ['a comment behind a text', 'a: one # two\n'],
    ['a text with a colon', 'a: one: two\n'],
    ['an anchor', 'a: &b one\n'],
    ['a tag', 'a: !b one\n'],
    ['a number of another kind', 'a: 0x1f\n'],
    ['a tab', 'a:\tone\n'],
    ['no line break at the end', 'a: one'],
    ['lines between two indentations', 'a:\n    b: 1\n  c: 2\n'],
    ['a second document', 'a: 1\n---\nb: 2\n'],
  ])('leaves %s to the library', (_what, text) => {
    expect(readPlainYaml(text)).toBeUndefined();
  });

  test('says of a file changed at random what the library says, or nothing', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...files),
        randomEdits(100_000),
        fc.nat(100_000),
        (text, changes, from) => {
          // A part of the file: the whole is mostly the same, and long to read.
          const lines = text.split('\n');
          const part = lines
            .slice(from % lines.length)
            .slice(0, 30)
            .join('\n');
          const changed = editedAtRandom(`${part}\n`, changes);
          expectTheSame(changed);
          // As an entry of a map, most parts are whole.
          expectTheSame(`a:\n${changed}`);
        },
      ),
      { numRuns: times(1000, 4000) },
    );
  });

  test('says of lines put together at random what the library says, or nothing', () => {
    const piece = fc.constantFrom(
      ...['a: b', 'c:', '- d', '- e: f', '-', 'g: >-', 'h: |', '- >', 'i: "j k"', "l: 'm''n'"],
      ...[
        'o: { p: q, r: [s, t] }',
        'u: 12',
        'v: -3.50',
        'w: true',
        '# x',
        '',
        '   ',
        'y z',
        '- - a',
      ],
    );
    const line = fc.tuple(fc.constantFrom(0, 0, 2, 2, 4, 4, 6, 1, 3), piece);
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 8 }), (lines) => {
        expectTheSame(`${lines.map(([indent, text]) => ' '.repeat(indent) + text).join('\n')}\n`);
      }),
      { numRuns: times(1500, 6000) },
    );
  });
});
