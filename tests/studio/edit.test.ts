import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test, vi } from 'vitest';
import { CST, type Document, Lexer } from 'yaml';
import { canonical } from '../../scripts/content/canonical.ts';
import type { DataPath } from '../../scripts/content/mistakes/place.ts';
import { makeView } from '../../scripts/content/read/locate.ts';
import { parseYaml } from '../../scripts/content/read/parse.ts';
import { valueAt } from '../../scripts/content/validate/schema-at.ts';
import { EditError, edited } from '../../scripts/studio/edit/edited.ts';
import {
  duplicateItem,
  insertItem,
  moveItem,
  removeItem,
} from '../../scripts/studio/edit/items.ts';
import { applyPatch, invertPatch, patchBetween } from '../../scripts/studio/edit/patch.ts';
import {
  type Primitive,
  removeMember,
  setMember,
  setValue,
} from '../../scripts/studio/edit/values.ts';
import { times } from '../endurance.ts';
import { fc } from '../fast-check.ts';
import { slow } from '../slow.ts';

// Hundreds of edits of real files.
vi.setConfig(slow);

const root = path.resolve(import.meta.dirname, '../..');
const files = readdirSync(path.join(root, 'content'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => ({ name, text: readFileSync(path.join(root, 'content', name), 'utf8') }))
  .flatMap((file) => [file, { ...file, text: file.text.replaceAll('\n', '\r\n') }]);
const all = files.map((file) => {
  const data = parseYaml('', file.text).value;
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

const set = (text: string, at: DataPath, value: Primitive) =>
  edited(text, (document) => setValue(document, at, value));

describe('a value set in a file', () => {
  test('reads back equal, all other data and comments stay, and it is undone', () => {
    fc.assert(
      fc.property(anyFile, fc.nat(), words, (index, pick, value) => {
        const { text, data, scalars } = fileAt(index);
        const at = scalars[pick % scalars.length] ?? [];
        expectOneChange(text, data, at, value);
      }),
      { numRuns: times(150, 1200) },
    );
  });

  test('changes the lines of its text alone', () => {
    for (const { name, text, texts } of all) {
      for (const at of fc.sample(fc.constantFrom(...texts), times(1, 2))) {
        const view = makeView('', text);
        const lines = text.split('\n');
        const above = lines.slice(0, view.locate(at, 'key').line - 1).join('\n');
        const below = lines.slice(view.locate(at).endLine).join('\n');
        const after = set(text, at, 'A text of another length than what stood there');
        const isOwn = after.startsWith(above) && after.endsWith(below);
        expect(isOwn, `${name} ${at.join('.')}`).toBe(true);
      }
    }
  });

  test('gives the text again when the value does not change, in whatever form it is', () => {
    const text = 'a:   "un"\nb: [ deux ]\n';
    expect(set(text, ['a'], 'un')).toBe(text);
    expect(set(text, ['a'], 'trois')).toBe('a: "trois"\nb: [deux]\n');
  });

  test.each([
    ['x', 'a: x # c\n'],
    ['a: b', 'a: "a: b" # c\n'],
    ['two\nlines', 'a: |- # c\n  two\n  lines\n'],
    ['', 'a: "" # c\n'],
    [12, 'a: 12 # c\n'],
    ['12', 'a: "12" # c\n'],
    [true, 'a: true # c\n'],
    ['\ufeff', 'a: "\\ufeff" # c\n'],
  ])('%j is written as %j', (value, written) => {
    expect(set('a: un # c\n', ['a'], value)).toBe(written);
  });

  test.each([
    ['fr: un\n', ['en']],
    ['a: un\n', ['a', 'b']],
    ['a: [un]\n', ['a']],
    ['a: [un\n', ['a']],
  ])('is refused in %j at %j', (text, at) => {
    expect(() => set(text, at, 'x')).toThrow(EditError);
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
      expectOneChange(text, parseYaml('', text).value, at, value);
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

  test('is added and taken out again, given another value and taken out, and all else stays', () => {
    fc.assert(
      fc.property(fc.constantFrom(...withMap), fc.nat(), fc.nat(), values, (index, a, b, value) => {
        const { text, data, maps } = fileAt(index);
        const map = maps[a % maps.length] ?? [];
        const put = (key: string) =>
          edited(text, (document) => setMember(document, map, key, value));
        const added = put('draft');
        expectData(added, withValue(data, [...map, 'draft'], value));
        // A list in brackets that the key made too long for them stands on lines from then on.
        if (!makeView('', text).isFlow(map)) expect(without(added, map, 'draft')).toBe(text);
        const keys = Object.keys(valueAt(data, map) ?? {});
        const key = keys[b % keys.length] ?? '';
        expectData(put(key), withValue(data, [...map, key], value));
        const { [key]: _, ...others } = Object(valueAt(data, map));
        expectData(without(text, map, key), withValue(data, map, others));
      }),
      { numRuns: times(75, 300) },
    );
  });

  test('is taken out with the comments on it, and without those on the next one', () => {
    const text = 'a:\n  # gone\n  - draft: true # gone\n    # sure: this\n    title: x\n    b: 1\n';
    expect(without(text.replace('  # gone\n', ''), ['a', 0], 'draft')).toBe(
      'a:\n  # sure: this\n  - title: x\n    b: 1\n',
    );
    expect(without(text, ['a', 0], 'title')).toBe(text.replace(/ {4}# sure[\s\S]*?x\n/u, ''));
  });

  test('is a line beside the short values that its map begins with', () => {
    const text = 'sections:\n  - kind: hero\n    id: top\n    title: { fr: un, en: one }\n';
    expect(edited(text, (document) => setMember(document, ['sections', 0], 'draft', true))).toBe(
      text.replace('id: top\n', 'id: top\n    draft: true\n'),
    );
  });

  test('of words is a list in brackets, and keeps the comment of the list before', () => {
    const text = 'a: # c\n  - x # gone\n  - y\n';
    expect(edited(text, (document) => setMember(document, [], 'a', ['z', 'a, b']))).toBe(
      'a: # c\n  [z, "a, b"]\n',
    );
  });
});

describe('an item of a list', () => {
  const withList = all.flatMap(({ sequences }, index) => (sequences.length > 0 ? index : []));
  const picked = fc.tuple(fc.constantFrom(...withList), fc.nat(), fc.nat(), fc.nat());
  const move = (text: string, list: DataPath, from: number, to: number) =>
    edited(text, (document) => moveItem(document, list, from, to));
  const remove = (text: string, list: DataPath, index: number) =>
    edited(text, (document) => removeItem(document, list, index));

  test('is copied, moved and taken out, and all other lines stay', () => {
    fc.assert(
      fc.property(picked, ([index, pick, one, other]) => {
        const { text, data, sequences } = fileAt(index);
        const list = sequences[pick % sequences.length] ?? [];
        const items = valueAt(data, list);
        if (!Array.isArray(items)) throw new Error('not a list');
        const from = one % items.length;
        const to = other % items.length;
        const copied = edited(text, (document) => duplicateItem(document, list, from));
        expectData(copied, withValue(data, list, items.toSpliced(from, 0, items[from])));
        const moved = move(text, list, from, to);
        const order = items.toSpliced(from, 1).toSpliced(to, 0, items[from]);
        expectData(moved, withValue(data, list, order));
        expect(commentsOf(moved).toSorted()).toEqual(commentsOf(text).toSorted());
        expect(move(moved, list, to, from)).toBe(text);
        expectData(remove(text, list, from), withValue(data, list, items.toSpliced(from, 1)));
        if (!makeView('', text).isFlow(list)) expect(remove(copied, list, from + 1)).toBe(text);
      }),
      { numRuns: times(50, 200) },
    );
  });

  const spaced =
    'a: # of a\n  # of a too\n\n  # of x\n  - x # x\n\n  # of y\n  - y\n  # end\nb: 1\n';

  test('is moved with the comments on it; those of its list stay', () => {
    expect(move(spaced, ['a'], 0, 1)).toBe(
      'a: # of a\n  # of a too\n\n  # of y\n  - y\n\n  # of x\n  - x # x\n  # end\nb: 1\n',
    );
  });

  test('is taken out with the comments on it, the last one too', () => {
    const one = remove(spaced, ['a'], 0);
    expect(one).toBe('a: # of a\n  # of a too\n\n  # of y\n  - y\n  # end\nb: 1\n');
    expect(commentsOf(remove(one, ['a'], 0))).toEqual(['# of a', '# of a too', '# end']);
  });

  test('is written as far from the others as they are from each other', () => {
    const text = 'items:\n  # the first\n  - title: { fr: un, en: one } # here\n\n  - title: 2\n';
    const item = { title: { fr: "L'IA : vraie", en: 'true' } };
    expect(edited(text, (document) => insertItem(document, ['items'], 1, item))).toBe(
      text.replace(
        'here\n\n',
        'here\n\n  - title:\n      fr: "L\'IA : vraie"\n      en: "true"\n\n',
      ),
    );
    const words = edited('a: [x, y]\n', (document) => insertItem(document, ['a'], 1, 'z'));
    expect(words).toBe('a: [x, z, y]\n');
  });

  test.each<[name: string, change: (document: Document) => void]>([
    ['another list', (document) => removeItem(document, ['a'], 2)],
    ['a place behind the last', (document) => moveItem(document, ['a'], 0, 2)],
    ['no list', (document) => removeItem(document, ['b'], 0)],
  ])('is refused where there is none: %s', (_, change) => {
    expect(() => edited(spaced, change)).toThrow(EditError);
  });
});

function without(text: string, map: DataPath, key: string): string {
  return edited(text, (document) => removeMember(document, map, key));
}

function expectOneChange(text: string, data: unknown, at: DataPath, value: string): void {
  const after = set(text, at, value);
  expectData(after, withValue(data, at, value));
  expect(canonical(after)).toBe(after);
  const patch = patchBetween(text, after);
  expect(applyPatch(text, patch)).toBe(after);
  expect(applyPatch(after, invertPatch(patch))).toBe(text);
  expect(commentsOf(after)).toEqual(commentsOf(text));
  if (text.includes('\r\n')) expect(/[^\r]\n/.test(after)).toBe(false);
}

/** What the compiler reads. Vitest's own comparison of a whole file's data takes as long as an edit. */
function expectData(text: string, wanted: unknown): void {
  const { value } = parseYaml('', text);
  if (!isDeepStrictEqual(value, wanted)) expect(value).toEqual(wanted);
}

/** A copy of data in which one value is another. */
function withValue(data: unknown, [step, ...rest]: DataPath, value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(data))
    return data.with(Number(step), withValue(data[Number(step)], rest, value));
  return { ...Object(data), [step]: withValue(valueAt(data, [step]), rest, value) };
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
