import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
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

/** What the fast reader says is what the other one says, or it says nothing. */
function expectTheSame(text: string): void {
  const value = readPlainYaml(text);
  if (value !== undefined) expect(parseFully('file.yaml', text)).toEqual({ ...asRead, value });
}

test('nearly all real files are read, as the library that tells places reads them', () => {
  for (const text of files) expectTheSame(text);
  const read = files.filter((text) => readPlainYaml(text) !== undefined);
  expect(read.length / files.length).toBeGreaterThan(0.9);
});

test.each([
  '1: a',
  'null: a',
  'a: 1\na: 2',
  '__proto__: 1',
  'a: one # two',
  'a: &b one',
  'a: !b one',
])('what an editor is to be told of is left to that library: %s', (text) => {
  expect(readPlainYaml(text)).toBeUndefined();
});

test('a file changed at random is read the same, or left', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...files),
      randomEdits(100_000),
      fc.nat(100_000),
      (text, changes, from) => {
        // A part of the file: the whole is mostly the same, and long to read.
        const lines = text.split('\n');
        const part = lines.slice(from % lines.length).slice(0, 30);
        const changed = editedAtRandom(`${part.join('\n')}\n`, changes);
        expectTheSame(changed);
        // As an entry of a map, most parts are whole.
        expectTheSame(`a:\n${changed}`);
      },
    ),
    { numRuns: times(1000, 4000) },
  );
});
