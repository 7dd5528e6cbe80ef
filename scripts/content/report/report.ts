import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { styleText } from 'node:util';
import type { ToolLanguage } from '#schema/words.ts';
import { type Diagnostic, inLanguage } from '../mistakes/catalogue.ts';
import { byPlace } from '../mistakes/order.ts';
import { annotation } from './annotation.ts';
import { labels } from './labels.ts';

export const formats = ['text', 'github', 'json'] as const;
export type Format = (typeof formats)[number];

type ReportOptions = {
  /** The project's root: code frames are read from its files. */
  root: string;
  colours?: boolean;
  /** English unless told otherwise. */
  language?: ToolLanguage;
  /** Whether many notes of one kind are shown one by one. */
  allNotes?: boolean;
};

/** More notes of one kind than this are counted in one line; more equal mistakes are shown once. */
const maxAlikeDiagnostics = 3;

/**
 * All diagnostics, sorted by place, in the given format. Ends with a line break unless empty. As text,
 * notes come first, a line each or a line for many of a kind, then doubts, so that neither buries a
 * mistake; what is said of several places in the same words is said once, with its places.
 */
export function formatReport(
  diagnostics: readonly Diagnostic[],
  format: Format,
  { root, colours = false, language = 'en', allNotes = false }: ReportOptions,
): string {
  const sorted = diagnostics.toSorted(byPlace).map((each) => inLanguage(each, language));
  if (format === 'json') return sorted.map((each) => `${toJson(each)}\n`).join('');
  if (format === 'github')
    return sorted.map((each) => `${toAnnotation(each, language)}\n`).join('');
  const paint: Paint = colours
    ? (style, text) => styleText(style, text, { validateStream: false })
    : (_, text) => text;
  const style = { paint, language, readLines: makeLineReader(root) };
  const {
    note: notes = [],
    warning: doubts = [],
    error: mistakes = [],
  } = Object.groupBy(sorted, ({ severity }) => severity);
  const lines = linesOf(notes, allNotes, style).map((line) => `${line}\n`);
  const blocks = alike([...doubts, ...mistakes]).map((same) => `${toBlock(same, style)}\n\n`);
  const between = lines.length > 0 ? '\n' : '';
  return `${lines.join('')}${between}${blocks.join('')}${summarise(sorted, language)}\n`;
}

/** “3 mistakes in 2 files, 1 warning, 4 notes”. */
export function summarise(
  diagnostics: readonly Diagnostic[],
  language: ToolLanguage = 'en',
): string {
  const say = labels[language];
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const files = new Set(errors.map(({ path }) => path)).size;
  const doubts = diagnostics.filter(({ severity }) => severity === 'warning').length;
  const notes = diagnostics.length - errors.length - doubts;
  const parts = [errors.length > 0 ? say.mistakesIn(errors.length, files) : say.noMistakes];
  if (doubts > 0) parts.push(say.warnings(doubts));
  if (notes > 0) parts.push(say.notes(notes));
  return parts.join(', ');
}

/** The lines around a place with carets under it, as the report shows them. Empty without a file. */
export function codeFrameOf(diagnostic: Diagnostic, root: string): string {
  const lines = makeLineReader(root)(diagnostic.path);
  const frame = codeFrame(diagnostic, lines, (_, text) => text);
  return frame.map((line) => `${line.slice(2)}\n`).join('');
}

type Paint = (style: 'bold' | 'cyan' | 'dim' | 'red' | 'yellow', text: string) => string;
type LineReader = (path: string) => readonly string[];
type Style = { paint: Paint; language: ToolLanguage; readLines: LineReader };

function toLine(diagnostic: Diagnostic, style: Style): string {
  const { message, hint } = diagnostic;
  return `${toTitle(diagnostic, style)}: ${message}${hint === undefined ? '' : ` (${hint})`}`;
}

function toTitle(
  { code, severity, path, position }: Diagnostic,
  { paint, language }: Style,
): string {
  const kind = labels[language].severity[severity];
  const place = paint('bold', `${path}:${position.line}:${position.column}`);
  return `${place} ${paint(severity === 'error' ? 'red' : 'yellow', kind)} ${paint('dim', code)}`;
}

/** Notes a line each; many of one kind as one line that counts them and says how to see them. */
function linesOf(notes: readonly Diagnostic[], allNotes: boolean, style: Style): string[] {
  return [...Map.groupBy(notes, ({ code }) => code)].flatMap(([code, same]) => {
    if (allNotes || same.length <= maxAlikeDiagnostics)
      return same.map((note) => toLine(note, style));
    const files = new Set(same.map(({ path }) => path)).size;
    return `${style.paint('dim', code)}: ${labels[style.language].manyNotes(same.length, files)}`;
  });
}

type Alike = readonly [first: Diagnostic, ...others: Diagnostic[]];

/** The same words about several places, together; a few stay apart. */
function alike(diagnostics: readonly Diagnostic[]): Alike[] {
  const wordsOf = ({ code, message, hint }: Diagnostic) => JSON.stringify([code, message, hint]);
  const groups = Map.groupBy(diagnostics, wordsOf);
  return diagnostics.flatMap((each): Alike[] => {
    const [first, ...others] = groups.get(wordsOf(each)) ?? [];
    if (others.length < maxAlikeDiagnostics) return [[each]];
    return first === each ? [[each, ...others]] : [];
  });
}

function toBlock([diagnostic, ...others]: Alike, style: Style): string {
  const { path, message, expected, hint } = diagnostic;
  const { paint, language, readLines } = style;
  const say = labels[language];
  const lines = [toTitle(diagnostic, style), `  ${message}`];
  lines.push(...codeFrame(diagnostic, readLines(path), paint));
  if (expected !== undefined) lines.push(`  ${paint('dim', say.expected)} ${expected}`);
  if (hint !== undefined) lines.push(`  ${paint('cyan', say.hint)} ${hint}`);
  if (others.length > 0) {
    const places = others.map((each) => `${each.path}:${each.position.line}`);
    lines.push(`  ${paint('dim', say.also(others.length))} ${places.join(', ')}`);
  }
  return lines.join('\n');
}

const context = 2;
const widest = 160;

/** The lines around a place, the place underlined. */
function codeFrame({ position }: Diagnostic, lines: readonly string[], paint: Paint): string[] {
  if (lines.length === 0) return [];
  const first = Math.max(1, position.line - context);
  const last = Math.min(lines.length, position.line + context);
  const width = String(last).length;
  const marked = lines[position.line - 1] ?? '';
  const from = Math.max(0, position.column - 1 - widest / 2);
  const frame: string[] = [];
  for (let number = first; number <= last; number++) {
    const isMarked = number === position.line;
    const text = printable((lines[number - 1] ?? '').slice(from, from + widest));
    const gutter = `${isMarked ? '>' : ' '} ${String(number).padStart(width)} |`;
    frame.push(`  ${paint('dim', gutter)} ${text}`.trimEnd());
    if (!isMarked) continue;
    const end = position.endLine > position.line ? marked.length : position.endColumn - 1;
    const before = printable(marked.slice(from, position.column - 1));
    const under = Math.min(end, from + widest) - (position.column - 1);
    const carets = '^'.repeat(Math.max(1, under));
    const empty = paint('dim', `  ${' '.repeat(width)} |`);
    frame.push(`  ${empty} ${' '.repeat(before.length)}${paint('red', carets)}`);
  }
  return frame;
}

/** Tabs and control characters as one column each, so that the carets stand under their text. */
function printable(text: string): string {
  return text.replace(/\t/g, '→').replace(/\p{Cc}/gu, '\ufffd');
}

const maxFramedFileBytes = 1024 * 1024;

/** Reads a file's lines for frames; a file that is missing, large or no file has none. */
function makeLineReader(root: string): LineReader {
  const known = new Map<string, readonly string[]>();
  return (path) => {
    const lines = known.get(path) ?? readLines(join(root, path));
    known.set(path, lines);
    return lines;
  };
}

function readLines(file: string): readonly string[] {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats?.isFile() || stats.size === 0 || stats.size > maxFramedFileBytes) return [];
  return readFileSync(file, 'utf8')
    .replace(/^\ufeff/, '')
    .split(/\r?\n/);
}

/** A workflow command that marks the place in a pull request. */
function toAnnotation(diagnostic: Diagnostic, language: ToolLanguage): string {
  const { code, severity, path, position, message, expected, hint } = diagnostic;
  const say = labels[language];
  const { line, column, endLine, endColumn } = position;
  const isOneLine = line === endLine && endColumn > column;
  const properties = {
    file: path,
    line: `${line}`,
    col: `${column}`,
    ...(isOneLine && { endLine: `${endLine}`, endColumn: `${endColumn}` }),
    title: code,
  };
  const text = [message, expected && `${say.expected} ${expected}`, hint && `${say.hint} ${hint}`]
    .filter((each) => each !== undefined)
    .join('\n');
  const command = severity === 'note' ? 'notice' : severity;
  return annotation(command, properties, text);
}

function toJson({ code, severity, path, position, message, expected, hint }: Diagnostic): string {
  return JSON.stringify({ path, ...position, severity, code, message, expected, hint });
}
