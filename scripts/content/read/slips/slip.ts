import type { Document, YAMLError } from 'yaml';
import type { Words } from '#schema/words.ts';
import type { Code, Diagnostic, Params } from '../../mistakes/catalogue.ts';
import { lineAround } from '../positions.ts';

/** One way in which editors trip, with all that is known of it. */
export type Slip = {
  /** Recognises it where YAML gives up, and explains it: what is told when several slips were made at once. */
  explain?: (context: ParseErrorContext) => Diagnostic | undefined;
  /** The ways to set it right in a whole file, the likeliest first; `told` are the lines with mistakes. */
  repairs?: (lines: readonly string[], told: readonly number[]) => Repair[];
};

/** One way to set a file right: lines of it written otherwise, and how that is said. */
export type Repair = {
  /** The lines that change, from 0, and what stands there then. */
  from: number;
  lines: readonly string[];
  /** The stretch of the first line that is wrong. */
  start: number;
  end: number;
  problem: Words;
  hint: Words;
  code: Extract<Code, 'yaml-syntax' | 'yaml-indentation'>;
  /** Whether the first line is a key or an item: it must not become part of a text then. */
  isStructure: boolean;
};

export type Line = { start: number; text: string };

/** A place where YAML could not be read. */
export type ParseErrorContext = {
  text: string;
  document: Document.Parsed;
  error: YAMLError;
  line: Line;
  /** The line as `key: value`, if it is one. */
  entry: { key: string; value: string; start: number; end: number } | undefined;
  report: <C extends Code>(code: C, start: number, end: number, params: Params[C]) => Diagnostic;
};

/** A line as `key: value`, if it is one. */
export function entryOf(line: Line): ParseErrorContext['entry'] {
  const match = /^(\s*(?:- +)*)([^\s:#'"{}[\],&*!|>%@`-][^:]*?)(\s*:[ \t]+)(\S.*?)\s*$/.exec(
    line.text,
  );
  if (!match) return undefined;
  const [, prefix = '', key = '', colon = '', value = ''] = match;
  const start = line.start + prefix.length + key.length + colon.length;
  return { key, value, start, end: start + value.length };
}

/** Whether YAML stopped within a value. */
export function startsTrouble({ pos: [start] }: YAMLError, place: { start: number; end: number }) {
  return start >= place.start && start <= place.end;
}

/** Whether YAML stopped at a line that is no entry of its map. */
export function isNoEntry({ code }: YAMLError): boolean {
  return code === 'MULTILINE_IMPLICIT_KEY' || code === 'MISSING_CHAR';
}

/** The lines above an offset that hold data, the nearest first. */
export function* dataAbove(text: string, start: number): Generator<Line> {
  for (let line = { start, text: '' }; line.start > 0; ) {
    line = lineAround(text, line.start - 1);
    if (/^\s*[^\s#]/.test(line.text)) yield line;
  }
}

/** Whether a line is a key or an item. */
export function isStructure(line: string): boolean {
  return /^\s*(?:- |[\w-]+:(?:\s|$))/u.test(line);
}

export const colonEndsKey: Words = {
  en: 'the text holds `: `, which YAML reads as the end of a key',
  fr: 'le texte contient `: `, que YAML lit comme la fin d’une clé',
};
