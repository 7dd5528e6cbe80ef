import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { withoutDeclared } from '../../../scripts/content/doubts/declarations.ts';
import { openDoubtFinder } from '../../../scripts/content/doubts/finder.ts';
import { type Loaded, loadText } from '../../../scripts/content/load.ts';
import { codes, type Diagnostic } from '../../../scripts/content/mistakes/catalogue.ts';
import { candidateAt } from '../../../scripts/content/read/list-files.ts';
import { parseYaml } from '../../../scripts/content/read/parse.ts';
import { resolveAndCheck } from '../../../scripts/content/resolve-and-check.ts';
import { siteFiles } from '../../pipeline/site-files.ts';
import { icons, inLine, placeIn } from '../../pipeline/small-site.ts';
import { slow } from '../../slow.ts';

vi.setConfig(slow);

const told = z.strictObject({
  slip: z.string().optional(),
  write: z.string(),
  at: z.string().optional(),
  told: z.string().optional(),
  cure: z.string().optional(),
  hint: z.string().optional(),
  cured: z.string().optional(),
  expected: z.string().optional(),
  /** The codes of what else is told. */
  beside: z.array(z.string()).optional(),
});
const table = z.record(z.string(), z.record(z.string(), z.array(told)));

/** What is told of slips that need more than one passage, or more than texts. */
const elsewhere: Readonly<Record<string, readonly string[]>> = {
  'tests/content/file-mistakes.test.ts': [
    ...['unexpected-file', 'file-name', 'empty-file', 'file-too-large', 'not-utf8', 'line-ends'],
    ...['schema-line', 'missing-file', 'not-a-file', 'symbolic-link', 'unreadable-file'],
    'more-mistakes',
  ],
  'tests/content/hostile.test.ts': ['too-deep'],
  'tests/content/json-schema.test.ts': ['schema-drift'],
  'tests/content/limits.test.ts': ['text-length'],
  'tests/content/placeholders.test.ts': ['placeholder'],
  'tests/content/doubts/doubts.test.ts': ['same-text', 'unwanted-word', 'worn-phrase'],
  'tests/content/doubts/pictures.test.ts': [
    ...['picture-name', 'unreadable-picture', 'sizeless-picture', 'picture-too-large'],
  ],
  'tests/content/doubts/promises.test.ts': [
    ...['promised-count', 'promised-order', 'promised-figure', 'promised-address'],
  ],
  'tests/content/doubts/translations.test.ts': ['stale-translation'],
  'tests/pipeline/beyond-the-shape.test.ts': ['unused-image'],
  'tests/pipeline/duplicates.test.ts': [
    ...['duplicate-page', 'duplicate-title', 'duplicate-description', 'same-wall'],
    'missing-template',
  ],
  'tests/pipeline/in-translation.test.ts': ['in-translation', 'translated'],
  'tests/pipeline/messages.test.ts': [
    ...['unknown-message', 'unused-message', 'message-arguments'],
  ],
  'tests/pipeline/showing.test.ts': [
    ...['draft', 'shown-later', 'shown-until', 'no-longer-shown', 'hidden-link', 'moved-link'],
  ],
};
/** No schema has such a rule. */
const unreachable = ['wrong-value'];

const slips = globSync('*.yaml', { cwd: import.meta.dirname }).flatMap((name) =>
  Object.entries(table.parse(parse(readFileSync(join(import.meta.dirname, name), 'utf8')))).flatMap(
    ([path, passages]) =>
      Object.entries(passages).flatMap(([passage, rows]) =>
        rows.map((row) => ({ ...row, path, passage, title: row.slip ?? row.write })),
      ),
  ),
);
type Slip = (typeof slips)[number];

const files: Readonly<Record<string, string>> = siteFiles;
const pictures = new Map([['wall.svg', { src: '/images/wall.svg', width: 4, height: 3 }]]);
const used = ['chat.send', 'chat.count'].map((id) => ({ id, file: 'a.tsx', line: 1, column: 1 }));

/** Here is neither a feature nor what an earlier check remembers. */
const finder = openDoubtFinder(import.meta.dirname, false);

function load(path: string, text: string): Loaded {
  const candidate = candidateAt(path);
  if (!candidate) throw new Error(`no content belongs at ${path}`);
  const loaded = loadText(candidate, text);
  return loaded.file ? loaded : { ...loaded, invalid: { path, text } };
}

const right = new Map(Object.entries(files).map(([path, text]) => [path, load(path, text)]));

/** What is told of the small site, one of its files written otherwise. */
async function ask(path: string, text: string): Promise<Diagnostic[]> {
  const loaded = [...new Map(right).set(path, load(path, text)).values()];
  const all = loaded.flatMap(({ file }) => file ?? []);
  const invalid = loaded.flatMap((each) => each.invalid ?? []);
  const assets = { pictures, icons };
  const { compiled, diagnostics } = resolveAndCheck({ files: all, invalid }, assets, used);
  const mistakes = [...loaded.flatMap((each) => each.diagnostics), ...diagnostics];
  if (!compiled) return mistakes;
  return withoutDeclared([...mistakes, ...(await finder.doubtsOf(all, compiled))], all);
}

let standing: Promise<Set<string>> | undefined;

/** The same without what is told of the small site as it stands. */
async function newIn(path: string, text: string): Promise<Diagnostic[]> {
  standing ??= ask('content/site.yaml', siteFiles['content/site.yaml']).then(
    (before) => new Set(before.map(inWords)),
  );
  const before = await standing;
  return (await ask(path, text)).filter((each) => !before.has(inWords(each)));
}

function inWords({ path, code, message, hint }: Diagnostic): string {
  return `${path} ${code}: ${message} (${hint})`;
}

test.each(slips)('$title', async ({ path, passage, ...slip }) => {
  const text = files[path] ?? '';
  expect(text).toContain(passage);
  const changed = text.replaceAll(passage, () => slip.write);
  const found = await newIn(path, changed);
  const code = slip.told?.replace(/: .*/su, '');
  expect(found.map((each) => each.code).toSorted()).toEqual(
    [...(code === undefined ? [] : [code]), ...(slip.beside ?? [])].toSorted(),
  );
  const first = found.find((each) => each.code === code);
  if (!first) return;
  const from = text.indexOf(passage);
  const at = placeIn(changed, slip.at ?? valueIn(slip.write), from);
  expect(inLine(first)).toBe(`${path}:${at} ${slip.told}`);
  expect(first.hint).toBe(slip.cure ?? slip.hint);
  expect(first.expected ?? '').toContain(slip.expected ?? '');
  if (isPromise(first) && !isOfFile(path, changed, first)) {
    expect(pressed(first, changed, from)).toBeDefined();
  }
  for (const cured of [
    obeyed({ ...slip, passage }, text, changed),
    pressed(first, changed, from),
  ]) {
    if (cured === undefined) continue;
    const left = (await newIn(path, cured)).filter(
      (each) => each.code === code || each.severity === 'error',
    );
    expect(left.map(inWords)).toEqual([]);
  }
});

/** What is written behind a key. */
function valueIn(written: string): string {
  return written.replace(/^\s*(?:- )?[\w-]+: /u, '').trim();
}

/** The file once the advice is followed; undefined where it leaves the choice of words to the editor. */
function obeyed(
  { write, at, told = '', cure, hint, cured, passage }: Omit<Slip, 'path' | 'title'>,
  text: string,
  changed: string,
): string | undefined {
  if (cured !== undefined) return text.replaceAll(passage, () => cured);
  const meant = hint === undefined ? /did you mean `(.+?)`/u.exec(told)?.[1] : undefined;
  const instead = cure === undefined ? meant : /`(.+?)`/u.exec(cure)?.[1];
  if (instead === undefined) return undefined;
  const wrong = at ?? valueIn(write);
  const from = text.indexOf(passage);
  const start = changed.indexOf(wrong, changed.includes(wrong, from) ? from : 0);
  // The advice may begin with the key, which stands before what is wrong.
  const key = /^(?:[\w-]+: |- )/u.exec(instead)?.[0] ?? '';
  const before = changed.slice(0, start);
  const value = before.endsWith(key) ? instead.slice(key.length) : instead;
  return before + value + changed.slice(start + wrong.length);
}

/** Whether it is said word for word what to write, or to take out. */
function isPromise({ message, hint = '' }: Diagnostic): boolean {
  return /^(?:write|remove) `[^`]*`|did you mean `/u.test(hint) || message.includes('did you mean');
}

/** What is wrong with the signs of a file, not with a value: the studio neither makes nor shows it. */
function isOfFile(path: string, text: string, { code }: Diagnostic): boolean {
  return parseYaml(path, text).diagnostics.length > 0 || signs.has(code);
}
const signs = new Set(['unquoted-text', 'text-cut', 'unknown-key', 'wrong-type']);

/** The file once the studio's button is pressed; undefined where it has none. */
function pressed({ cure }: Diagnostic, changed: string, from: number): string | undefined {
  const start = cure ? changed.indexOf(cure.instead, from) : -1;
  if (!cure || start === -1) return undefined;
  return changed.slice(0, start) + cure.write + changed.slice(start + cure.instead.length);
}

test('each code that there is has its slip, here or where it is said to be', () => {
  const here = slips.flatMap(({ told = '' }) => /^[a-z0-9-]+(?=: )/u.exec(told)?.[0] ?? []);
  const covered = new Set([...here, ...Object.values(elsewhere).flat(), ...unreachable]);
  expect([...covered].toSorted()).toEqual(codes);
  for (const [path, named] of Object.entries(elsewhere)) {
    const suite = readFileSync(path, 'utf8');
    expect(named.filter((code) => !suite.includes(code))).toEqual([]);
  }
});
