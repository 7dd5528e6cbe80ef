import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { styleText } from 'node:util';
import type { Diagnostic } from '../mistakes/catalogue.ts';
import { byPlace } from '../mistakes/order.ts';

export const formats = ['text', 'github', 'json'] as const;
export type Format = (typeof formats)[number];

type ReportOptions = {
  /** The project's root: code frames are read from its files. */
  root: string;
  colours?: boolean;
};

/**
 * All diagnostics, sorted by place, in the given format. Ends with a line break unless empty. As text,
 * notes come first, a line each, so that they do not bury a mistake.
 */
export function formatReport(
  diagnostics: readonly Diagnostic[],
  format: Format,
  { root, colours = false }: ReportOptions,
): string {
  const sorted = diagnostics.toSorted(byPlace);
  if (format === 'json') return sorted.map((each) => `${toJson(each)}\n`).join('');
  if (format === 'github') return sorted.map((each) => `${toAnnotation(each)}\n`).join('');
  const paint: Paint = colours
    ? (style, text) => styleText(style, text, { validateStream: false })
    : (_, text) => text;
  const readLines = makeLineReader(root);
  const { note: notes = [], error: mistakes = [] } = Object.groupBy(
    sorted,
    ({ severity }) => severity,
  );
  const lines = notes.map((note) => `${toLine(note, paint)}\n`);
  const blocks = mistakes.map((mistake) => `${toBlock(mistake, readLines, paint)}\n\n`);
  const between = lines.length > 0 ? '\n' : '';
  return `${lines.join('')}${between}${blocks.join('')}${summarise(sorted)}\n`;
}

/** “3 mistakes in 2 files, 4 notes”. */
export function summarise(diagnostics: readonly Diagnostic[]): string {
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const files = new Set(errors.map(({ path }) => path)).size;
  const notes = diagnostics.length - errors.length;
  const parts =
    errors.length > 0
      ? [`${count(errors.length, 'mistake')} in ${count(files, 'file')}`]
      : ['no mistakes'];
  if (notes > 0) parts.push(count(notes, 'note'));
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

function toLine(diagnostic: Diagnostic, paint: Paint): string {
  const { message, hint } = diagnostic;
  return `${toTitle(diagnostic, paint)}: ${message}${hint === undefined ? '' : ` (${hint})`}`;
}

function toTitle({ code, severity, path, position }: Diagnostic, paint: Paint): string {
  const place = paint('bold', `${path}:${position.line}:${position.column}`);
  return `${place} ${paint(severity === 'error' ? 'red' : 'yellow', severity)} ${paint('dim', code)}`;
}

function toBlock(diagnostic: Diagnostic, readLines: LineReader, paint: Paint): string {
  const { path, message, expected, hint } = diagnostic;
  const lines = [toTitle(diagnostic, paint), `  ${message}`];
  lines.push(...codeFrame(diagnostic, readLines(path), paint));
  if (expected !== undefined) lines.push(`  ${paint('dim', 'expected:')} ${expected}`);
  if (hint !== undefined) lines.push(`  ${paint('cyan', 'hint:')} ${hint}`);
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

const largestFrame = 1024 * 1024;

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
  if (!stats?.isFile() || stats.size === 0 || stats.size > largestFrame) return [];
  return readFileSync(file, 'utf8')
    .replace(/^\ufeff/, '')
    .split(/\r?\n/);
}

/** A workflow command that marks the place in a pull request. */
function toAnnotation({
  code,
  severity,
  path,
  position,
  message,
  expected,
  hint,
}: Diagnostic): string {
  const { line, column, endLine, endColumn } = position;
  const isOneLine = line === endLine && endColumn > column;
  const properties = [
    `file=${escapeProperty(path)}`,
    `line=${line}`,
    `col=${column}`,
    ...(isOneLine ? [`endLine=${endLine}`, `endColumn=${endColumn}`] : []),
    `title=${escapeProperty(code)}`,
  ];
  const text = [message, expected && `expected: ${expected}`, hint && `hint: ${hint}`]
    .filter((each) => each !== undefined)
    .join('\n');
  const command = severity === 'error' ? 'error' : 'notice';
  return `::${command} ${properties.join(',')}::${escapeData(text)}`;
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

function toJson({ code, severity, path, position, message, expected, hint }: Diagnostic): string {
  return JSON.stringify({ path, ...position, severity, code, message, expected, hint });
}

function count(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? '' : 's'}`;
}
