import type { Document, YAMLError } from 'yaml';
import type { Words } from '#schema/words.ts';
import type { Code, Diagnostic, Params } from '../../mistakes/catalogue.ts';

export type Report = <C extends Code>(
  code: C,
  start: number,
  end: number,
  params: Params[C],
) => Diagnostic;

export type Line = { start: number; text: string };

/** A place where YAML could not be read. */
export type ParseErrorContext = {
  text: string;
  document: Document.Parsed;
  error: YAMLError;
  line: Line;
  /** The line as `key: value`, if it is one. */
  entry: { key: string; value: string; start: number; end: number } | undefined;
  report: Report;
};

/** Recognises one way in which editors trip, and explains it. */
export type Explainer = (context: ParseErrorContext) => Diagnostic | undefined;

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

export const colonEndsKey: Words = {
  en: 'the text holds `: `, which YAML reads as the end of a key',
  fr: 'le texte contient `: `, que YAML lit comme la fin d’une clé',
};
