import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test, vi } from 'vitest';
import { CST, Lexer } from 'yaml';
import type { DataPath } from '../../scripts/content/mistakes/place.ts';
import { makeView } from '../../scripts/content/read/locate.ts';
import { valueAt } from '../../scripts/content/validate/schema-at.ts';
import {
  duplicateItem,
  insertItem,
  moveItem,
  removeItem,
} from '../../scripts/studio/edit/members.ts';
import { applyPatch, invertPatch, patchBetween } from '../../scripts/studio/edit/patch.ts';
import { removeMember, setMember } from '../../scripts/studio/edit/set-member.ts';
import { setValue } from '../../scripts/studio/edit/set-value.ts';
import { dataOf, withoutMember, withValue } from '../../scripts/studio/edit/verify.ts';
import { times } from '../endurance.ts';
import { fc } from '../fast-check.ts';
import { slow } from '../slow.ts';

// Hundreds of edits of real files, each parsed several times.
vi.setConfig(slow);

const root = path.resolve(import.meta.dirname, '../..');
const files = readdirSync(path.join(root, 'content'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => ({ name, text: readFileSync(path.join(root, 'content', name), 'utf8') }))
  .flatMap((file) => [file, { ...file, text: file.text.replaceAll('\n', '\r\n') }]);
const all = files.map((file) => {
  const data = dataOf(file.text);
  return { ...file, data, ...pathsIn(data) };
});

const anyFile = fc.nat(all.length - 1);

const words = fc.oneof(
  { weight: 4, arbitrary: fc.lorem({ maxCount: 40 }) },
  fc.string(),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(
    '',
    ' ',
    '- item',
    '"',
    "L'IA : souveraine",
    'a #b',
    '# c',
    'true',
    '12',
    '~',
    '{product}',
    '[x]',
    '*a*',
    '&b',
    '!t',
    '%',
    '@x',
    '`x`',
    ' leading',
    'trailing ',
    'two  spaces',
    'a\nb',
    'a\n\nb\n',
    'a\n\n\n',
    '\n',
    'tab\there',
    'a\n  indented\nb',
    '---',
    '...',
    'a: b',
    'é\u0301\u202f»',
    '\u2028',
    'x\\',
    "''",
  ),
);

describe('a value set in a file', () => {
  test('reads back equal, all other data and bytes stay, and it is undone', () => {
    fc.assert(
      fc.property(anyFile, fc.nat(), words, (index, pick, value) => {
        const { text, data, scalars } = fileAt(index);
        const at = scalars[pick % scalars.length] ?? [];
        expectOneChange(text, data, at, value);
      }),
      { numRuns: times(300, 1200) },
    );
  });

  test('keeps what an editor keeps: a word changed inside changes that word', () => {
    for (const { name, text, data, texts } of all) {
      for (const at of fc.sample(fc.constantFrom(...texts), 2)) {
        const before = String(valueAt(data, at));
        const [first = ''] = /\p{L}{4,}/u.exec(before) ?? [];
        if (first === '') continue;
        const other = 'ж'.repeat(first.length);
        const after = setValue(text, at, before.replace(first, other));
        expect(patchBetween(text, after).inserted, `${name} ${at.join('.')}`).toBe(other);
      }
    }
  });

  test('gives the text again when the value does not change', () => {
    for (const { text, data, scalars } of all) {
      for (const at of fc.sample(fc.constantFrom(...scalars), 3)) {
        const value = valueAt(data, at);
        if (typeof value === 'string') expect(setValue(text, at, value)).toBe(text);
      }
    }
  });
});

describe('a comment stays, whatever takes the place of the value beside it', () => {
  const forms: readonly [form: string, text: string, at: DataPath][] = [
    ['behind a plain text', 'a: un # c\nb: 1\n', ['a']],
    ['behind one that goes on', 'a: un\n  deux # c\nb: 1\n', ['a']],
    ['behind a quoted one', 'a: "un" # c\nb: 1\n', ['a']],
    ['behind one in other quotes', "a: 'un' # c\nb: 1\n", ['a']],
    ['behind the sign of a block', 'a: | # c\n  un\n\n  deux\nb: 1\n', ['a']],
    ['behind the sign of a folded one', 'a: >- # c\n  un\n  deux\nb: 1\n', ['a']],
    ['below a block', 'a: |\n  un\n# c\nb: 1\n', ['a']],
    ['behind a colon', 'a: # c\n  un\nb: 1\n', ['a']],
    ['above a value', 'a:\n  # c\n  un\nb: 1\n', ['a']],
    ['behind an item', 'a:\n  - un # c\n  - deux\n', ['a', 0]],
    ['behind a hyphen', 'a:\n  - # c\n    un\n', ['a', 0]],
    ['behind the sign of an item', 'a:\n  - >- # c\n    un\n  - deux\n', ['a', 0]],
    ['behind braces', 'a: { fr: un, en: one } # c\nb: 1\n', ['a', 'fr']],
    ['within braces', 'a: { fr: un, # c\n     en: one }\nb: 1\n', ['a', 'fr']],
    ['within brackets', 'a: [un, # c\n    deux]\nb: 1\n', ['a', 0]],
    ['at the end', 'b: 1\na: un # c', ['a']],
  ];
  const values = [
    'x',
    '',
    'a: b # no comment',
    '- item',
    'two\nlines',
    'two\n\nparts\n',
    "L'IA : oui",
  ];

  test.each(forms)('%s', (_, text, at) => {
    for (const value of [...values, 'long '.repeat(60).trim()]) {
      expectOneChange(text, dataOf(text), at, value);
    }
  });
});

describe('a change that is taken back', () => {
  const place = 'fr: Un assistant pour chacune de vos équipes, très utile au quotidien\n';
  const before = `name: Accueil\n${place}${'en: more\n'.repeat(9)}`;
  const without = before.replace('très ', '');
  const back = invertPatch(patchBetween(before, without));

  test('goes to where it was made, whatever was written elsewhere', () => {
    expect(applyPatch(`# new\n${without}# more\n`, back)).toBe(`# new\n${before}# more\n`);
  });

  test.each([
    ['has changed', without.replace('équipes', 'agences')],
    ['stands twice, and where it stood no more', `# new\n${without}${without}`],
    ['is gone', 'x'.repeat(before.length)],
  ])('is not made where what is around it %s', (_what, text) => {
    expect(applyPatch(text, back)).toBeUndefined();
  });
});

describe('a key of a map', () => {
  const withMap = all.flatMap(({ maps }, index) => (maps.length > 0 ? index : []));
  const values = fc.oneof(
    fc.boolean(),
    fc.integer(),
    words,
    fc.array(words, { minLength: 1, maxLength: 3 }),
    fc.record({ fr: words, en: words }, { noNullPrototype: true }),
  );

  test('is added and taken out again, and all other bytes stay', () => {
    fc.assert(
      fc.property(fc.constantFrom(...withMap), fc.nat(), values, (index, pick, value) => {
        const { text, data, maps } = fileAt(index);
        const map = maps[pick % maps.length] ?? [];
        const added = setMember(text, map, 'draft', value);
        expectData(added, withValue(data, [...map, 'draft'], value));
        expect(removeMember(added, map, 'draft')).toBe(text);
      }),
      { numRuns: times(75, 300) },
    );
  });

  test('is taken out, and given another value, of another shape too', () => {
    fc.assert(
      fc.property(fc.constantFrom(...withMap), fc.nat(), fc.nat(), values, (index, a, b, value) => {
        const { text, data, maps } = fileAt(index);
        const map = maps[a % maps.length] ?? [];
        const keys = Object.keys(valueAt(data, map) ?? {});
        const key = keys[b % keys.length] ?? '';
        const changed = setMember(text, map, key, value);
        expectData(changed, withValue(data, [...map, key], value));
        if (keys.length < 2) return;
        expectData(removeMember(text, map, key), withoutMember(data, map, key));
      }),
      { numRuns: times(75, 300) },
    );
  });

  test('is taken out from behind the hyphen of its item without the comments on the next one', () => {
    const text = 'a:\n  - draft: true # gone\n    # sure: this\n\n    # and that\n    title: x\n';
    const without = 'a:\n  # sure: this\n  # and that\n  - title: x\n';
    expect(removeMember(text, ['a', 0], 'draft')).toBe(without);
    const windows = (each: string) => each.replaceAll('\n', '\r\n');
    expect(removeMember(windows(text), ['a', 0], 'draft')).toBe(windows(without));
  });

  test('is a line beside the short values that its map begins with', () => {
    const text = 'sections:\n  - kind: hero\n    id: top\n    title: { fr: un, en: one }\n';
    expect(setMember(text, ['sections', 0], 'draft', true)).toBe(
      text.replace('id: top\n', 'id: top\n    draft: true\n'),
    );
  });
});

describe('an item of a list', () => {
  const withList = all.flatMap(({ sequences }, index) => (sequences.length > 0 ? index : []));
  const picked = fc.tuple(fc.constantFrom(...withList), fc.nat(), fc.nat(), fc.nat());

  test('is copied, moved and taken out, and all other lines stay', () => {
    fc.assert(
      fc.property(picked, ([index, pick, one, other]) => {
        const { text, data, sequences } = fileAt(index);
        const list = sequences[pick % sequences.length] ?? [];
        const items = valueAt(data, list);
        if (!Array.isArray(items)) throw new Error('not a list');
        const from = one % items.length;
        const to = other % items.length;
        const copied = duplicateItem(text, list, from);
        expectData(copied, withValue(data, list, items.toSpliced(from, 0, items[from])));
        const moved = moveItem(text, list, from, to);
        const parts = text.includes('[') ? charactersOf : linesOf;
        expect(parts(moved)).toEqual(parts(text));
        expect(moveItem(moved, list, to, from)).toBe(text);
        const removed = removeItem(text, list, from);
        expectData(removed, withValue(data, list, items.toSpliced(from, 1)));
        if (items.length > 1 && !makeView('', text).isFlow(list)) {
          // A list within a list begins on its parent's line: its next item moves up there.
          const lines = removed.split('\n').map((line) => line.replace(/^ *- - /, ''));
          for (const line of lines) expect(text).toContain(line);
        }
        expect(removeItem(copied, list, from + 1)).toBe(text);
      }),
      { numRuns: times(50, 200) },
    );
  });

  test.each([
    ['a: # one: two - three\n  - x\nb: 1\n', 'a: [] # one: two - three\nb: 1\n'],
    ['a:\n  # of the list\n\n  # of x\n  - x\nb: 1\n', 'a: []\n  # of the list\nb: 1\n'],
    ['a: # of the list\r\n  - x\r\n', 'a: [] # of the list\r\n'],
  ])('that is the last one leaves the comments on its list', (text, without) => {
    expect(removeItem(text, ['a'], 0)).toBe(without);
  });

  test('that is the only one of a list within a list leaves an empty one', () => {
    expect(removeItem('a:\n  - - x\n', ['a', 0], 0)).toBe('a:\n  - []\n');
  });

  test('is written anew in the indentation of its list', () => {
    const text = 'items:\n  # the first\n  - title: { fr: un, en: one } # here\n\n  - title: 2\n';
    const item = { title: { fr: "L'IA : vraie", en: 'True' } };
    expect(insertItem(text, ['items'], 1, item)).toBe(
      'items:\n  # the first\n  - title: { fr: un, en: one } # here\n\n' +
        '  - title:\n      fr: "L\'IA : vraie"\n      en: True\n\n  - title: 2\n'.replace(
          'en: True',
          'en: "True"',
        ),
    );
    expect(insertItem('a: [x, y]\n', ['a'], 1, 'z')).toBe('a: [x, z, y]\n');
  });
});

function expectOneChange(text: string, data: unknown, at: DataPath, value: string): void {
  const after = setValue(text, at, value);
  expectData(after, withValue(data, at, value));
  const patch = patchBetween(text, after);
  expect(applyPatch(text, patch)).toBe(after);
  expect(applyPatch(after, invertPatch(patch))).toBe(text);
  expect(commentsOf(after)).toEqual(commentsOf(text));
  if (text.includes('\r\n')) expect(/[^\r]\n/.test(after)).toBe(false);
}

/** What a text reads as. Vitest's own comparison of a whole file's data takes as long as an edit. */
function expectData(text: string, wanted: unknown): void {
  const data = dataOf(text);
  if (!isDeepStrictEqual(data, wanted)) expect(data).toEqual(wanted);
}

/** The comments of a file, wherever they stand: none may be lost, whatever the value is. */
function commentsOf(text: string): string[] {
  return [...new Lexer().lex(text)].filter((token) => CST.tokenType(token) === 'comment');
}

function fileAt(index: number) {
  const file = all[index];
  if (!file) throw new Error('there is no such file');
  return file;
}

function charactersOf(text: string): string {
  return [...text].toSorted().join('');
}

function linesOf(text: string): string[] {
  return text.split('\n').toSorted();
}

function pathsIn(data: unknown) {
  const scalars: DataPath[] = [];
  const texts: DataPath[] = [];
  const sequences: DataPath[] = [];
  const maps: DataPath[] = [];
  function visit(value: unknown, at: DataPath): void {
    if (Array.isArray(value)) {
      if (value.length > 0) sequences.push(at);
      value.forEach((item, index) => {
        visit(item, [...at, index]);
      });
    } else if (typeof value === 'object' && value !== null) {
      maps.push(at);
      for (const [key, inner] of Object.entries(value)) visit(inner, [...at, key]);
    } else {
      scalars.push(at);
      if (typeof value === 'string' && value.includes(' ')) texts.push(at);
    }
  }
  visit(data, []);
  return { scalars, texts, sequences, maps };
}
