import type { Kind } from '#schema/registry.ts';
import { type Diagnostic, mostMistakes, reportAt } from './mistakes/catalogue.ts';
import { byPlace } from './mistakes/order.ts';
import { startOfFile } from './mistakes/place.ts';
import { type Candidate, listContent } from './read/list-files.ts';
import { makeView } from './read/locate.ts';
import { type Parsed, parseYaml } from './read/parse.ts';
import { lineAround } from './read/positions.ts';
import { makeTextReader } from './read/read-text.ts';
import { refuseCharacters } from './read/refuse-characters.ts';
import type { InvalidFile, LoadResult, SourceFile } from './read/source-file.ts';
import { readInTranslation } from './validate/in-translation.ts';
import { schemaFile } from './validate/json-schema.ts';
import { findRepair } from './validate/repair.ts';
import { validate } from './validate/validate.ts';

export type Loaded = { file?: SourceFile; invalid?: InvalidFile; diagnostics: Diagnostic[] };

/**
 * Reads content/ under a project's root: the files that are right, and every mistake in the others.
 * Nothing is dropped silently: a file that is not among `files` has an error.
 */
export async function loadContent(root: string): Promise<LoadResult> {
  const listed = await listContent(root);
  const loaded = loadFiles(root, listed.candidates);
  return {
    files: loaded.flatMap(({ file }) => file ?? []),
    invalid: loaded.flatMap(({ invalid }) => invalid ?? []),
    diagnostics: [...listed.diagnostics, ...loaded.flatMap(({ diagnostics }) => diagnostics)].sort(
      byPlace,
    ),
  };
}

function loadFiles(root: string, candidates: readonly Candidate[]): Loaded[] {
  const readText = makeTextReader(root);
  return candidates.map((candidate) => {
    const { path } = candidate;
    const text = readText(path);
    if (typeof text !== 'string') return unread(text);
    const loaded = loadText(candidate, text);
    return loaded.file ? loaded : { ...loaded, invalid: { path, text } };
  });
}

/** A file that is there, and that says nothing but why it cannot be read. */
export function unread(reason: Diagnostic): Loaded {
  return { invalid: { path: reason.path, text: undefined }, diagnostics: [reason] };
}

/** Reads the text of one file: the file when it is right, and what is wrong with it. */
export function loadText({ path, id, kinds }: Candidate, text: string): Loaded {
  const parsed = parseYaml(path, text);
  const kind = chooseKind(kinds, parsed.value);
  if (parsed.readable && (parsed.value === null || parsed.value === undefined)) {
    return {
      diagnostics: [...parsed.diagnostics, reportAt('empty-file', path, startOfFile, undefined)],
    };
  }
  const diagnostics = [...schemaLine(path, text, kind, parsed), ...parsed.diagnostics];
  if (!parsed.readable) return { diagnostics: whereMade(path, text, kinds, diagnostics) };
  const inTranslation = readInTranslation(kind.schema, parsed.value);
  const whole = inTranslation ? { ...parsed, value: inTranslation.filled } : parsed;
  const verdict = validate(path, text, kind, whole);
  diagnostics.push(...verdict.diagnostics);
  const characters = refuseCharacters(path, text, parsed.value);
  if (diagnostics.length > 0) {
    return { diagnostics: [...whereMade(path, text, kinds, diagnostics), ...characters] };
  }
  if (characters.length > 0) return { diagnostics: characters };
  const { locate } = makeView(path, text);
  const value = inTranslation ? inTranslation.written : verdict.value;
  return { file: { path, kind, id, text, value, locate }, diagnostics };
}

/** One slip of a quote or an indentation is told where it was made, and not by all that comes of it. */
function whereMade(
  path: string,
  text: string,
  kinds: readonly Kind[],
  diagnostics: Diagnostic[],
): Diagnostic[] {
  const repair = findRepair(path, text, (value) => chooseKind(kinds, value), diagnostics);
  return repair ? [repair] : atMost(path, diagnostics);
}

/** A file that is wrong all over need not fill the screen. */
function atMost(path: string, diagnostics: Diagnostic[]): Diagnostic[] {
  if (diagnostics.length <= mostMistakes) return diagnostics;
  const shown = diagnostics.toSorted(byPlace).slice(0, mostMistakes);
  const position = shown.at(-1)?.position ?? startOfFile;
  return [...shown, reportAt('more-mistakes', path, position, { shown: mostMistakes })];
}

function chooseKind(kinds: readonly Kind[], value: unknown): Kind {
  const isFrench = typeof value === 'object' && value !== null && 'languages' in value;
  const kind = kinds.find(({ name }) => (name === 'french-page') === isFrench) ?? kinds[0];
  if (!kind) throw new Error('a listed file has a kind');
  return kind;
}

/** Each file names its schema on its first line, for editors. */
function schemaLine(path: string, text: string, kind: Kind, { readable }: Parsed): Diagnostic[] {
  const up = '../'.repeat(path.split('/').length - 1);
  const line = `# yaml-language-server: $schema=${up}${schemaFile(kind)}`;
  const first = lineAround(text, 0).text.trimEnd();
  if (first === line) return [];
  // Without line breaks the whole file is its first line.
  if (!readable && !text.includes('\n')) return [];
  // Until the file can be read, a page may be in French only or not.
  if (!readable && /^# yaml-language-server: \$schema=\S+$/.test(first)) return [];
  const position = { line: 1, column: 1, endLine: 1, endColumn: first.length + 1 };
  return [reportAt('schema-line', path, position, { line })];
}
