import { isMap, isScalar, isSeq, type Node } from 'yaml';
import { byOtherLanguage, defaultLanguage, otherLanguages } from '#schema/languages.ts';
import { page as pageSchema } from '#schema/page.ts';
import type { DataPath } from '../../content/mistakes/place.ts';
import { isLocalized, schemaAt, valueAt } from '../../content/validate/schema-at.ts';
import { lineBreakAt, lineBreakOf } from '../edit/source-lines.ts';
import { EditError, parseSource, placeOf } from '../edit/source-tree.ts';
import { dataOf, firstThatReads } from '../edit/verify.ts';

/** Thrown for a page that has its languages side by side already. */
export class NotFrenchOnly extends EditError {}

/** A page made bilingual, and how many of its texts are still to be written. */
export type Made = { text: string; missing: number };

type Change = { start: number; end: number; written: string };

const head = ['name', 'title', 'description'];

/**
 * Makes a page in French only one with every language. Texts keep their bytes, set in by two spaces where
 * they must be; comments stay. What names the page elsewhere is taken over; every other text has its
 * other languages empty, which the check counts; until they are written the page is in translation.
 */
export function inBothLanguages(text: string): Made {
  const data = dataOf(text);
  if (!Array.isArray(valueAt(data, ['languages']))) {
    throw new NotFrenchOnly('The page is not one in French only: it has no `languages: [fr]`.');
  }
  const places = textsOf(data, []);
  const changes = [
    ...places.map((place) => besideFrench(text, place, valueElsewhere(data, place))),
    { ...removal(text, 'languages'), written: `inTranslation: true${lineBreakOf(text)}` },
    removal(text, 'elsewhere'),
  ].toSorted((one, other) => other.start - one.start);
  const changed = changes.reduce(
    (result, { start, end, written }) => result.slice(0, start) + written + result.slice(end),
    text,
  );
  const made = changed.replace(/(?<=^# yaml-language-server: .*)french-page(?=\.json)/u, 'page');
  return {
    text: firstThatReads([made], bilingual(data, [])),
    missing: places.filter((place) => valueElsewhere(data, place) === undefined).length,
  };
}

/** Every place that a page of several languages has in each of them. */
function textsOf(data: unknown, path: DataPath): DataPath[] {
  if (path[0] === 'languages' || path[0] === 'elsewhere') return [];
  if (path.length > 0 && isLocalized(schemaAt(pageSchema, path, data))) return [path];
  const value = valueAt(data, path);
  if (typeof value !== 'object' || value === null) return [];
  const steps = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return steps.flatMap((step) => textsOf(data, [...path, step]));
}

/** What is wanted: the same data, each text under its language. */
function bilingual(data: unknown, path: DataPath): unknown {
  const value = valueAt(data, path);
  if (path.length > 0 && isLocalized(schemaAt(pageSchema, path, data))) {
    const others = byOtherLanguage((language) => valueAt(data, ['elsewhere', language, ...path]));
    const known = isHead(path) ? others : byOtherLanguage(() => undefined);
    const written = Object.entries(known).map(([language, other]) => [language, other ?? null]);
    return Object.fromEntries([[defaultLanguage, value], ...written]);
  }
  if (Array.isArray(value)) return value.map((_, index) => bilingual(data, [...path, index]));
  if (typeof value !== 'object' || value === null) return value;
  const keys = Object.keys(value).filter(
    (key) => path.length > 0 || (key !== 'languages' && key !== 'elsewhere'),
  );
  const entries = keys.map((key): [string, unknown] => [key, bilingual(data, [...path, key])]);
  return Object.fromEntries(path.length > 0 ? entries : [['inTranslation', true], ...entries]);
}

function isHead(path: DataPath): boolean {
  return path.length === 1 && head.includes(String(path[0]));
}

function valueElsewhere(data: unknown, path: DataPath): Record<string, unknown> | undefined {
  if (!isHead(path)) return undefined;
  return byOtherLanguage((language) => valueAt(data, ['elsewhere', language, ...path]));
}

/** The French text under `fr`, and its other languages below, or behind it in braces. */
function besideFrench(
  text: string,
  path: DataPath,
  elsewhere: Record<string, unknown> | undefined,
): Change {
  const { node, start: member } = placeOf(parseSource(text), path);
  const [start, end] = extentOf(text, node);
  const written = text.slice(start, end);
  const others = otherLanguages.map((language) => {
    const value = elsewhere?.[language];
    return value === undefined ? `${language}:` : `${language}: ${JSON.stringify(value)}`;
  });
  if (member === undefined) {
    return { start, end, written: `{ ${defaultLanguage}: ${written}, ${others.join(', ')} }` };
  }
  const lineBreak = lineBreakOf(text);
  const isItem = typeof path.at(-1) === 'number';
  const column = member - (text.lastIndexOf('\n', member - 1) + 1) + 2;
  const indent = ' '.repeat(column);
  const lineEnd = endOfLine(text, end);
  const isBlock = !isItem && (isSeq(node) || isMap(node)) && !node.flow;
  const from = isBlock ? text.lastIndexOf('\n', start - 1) + 1 : start;
  const body = text.slice(from, lineEnd).replaceAll(/\n(?=[ \t]*\S)/gu, '\n  ');
  const french = isBlock
    ? `${indent}${defaultLanguage}:${lineBreak}  ${body}`
    : `${defaultLanguage}: ${body}`;
  const before = isItem || isBlock ? '' : `${lineBreak}${indent}`;
  const behind = others.map((other) => `${lineBreak}${indent}${other}`).join('');
  const gap = isItem || isBlock ? from : from - spacesBefore(text, from);
  return { start: gap, end: lineEnd, written: before + french + behind };
}

/** A key of the file with its lines. */
function removal(text: string, key: string): Change {
  const { node, start = 0 } = placeOf(parseSource(text), [key]);
  const end = endOfLine(text, extentOf(text, node)[1]);
  return { start, end: Math.min(text.length, end + lineBreakAt(text, end).length), written: '' };
}

/** What of the text is the value, without the empty lines and comments behind it. */
function extentOf(text: string, node: Node): [number, number] {
  const [start = 0, end = 0] = node.range ?? [];
  const from =
    isScalar(node) && node.srcToken?.type === 'block-scalar' ? node.srcToken.offset : start;
  const header =
    isScalar(node) && node.srcToken?.type === 'block-scalar' ? headerStart(text, from) : from;
  return [header, header + text.slice(header, end).trimEnd().length];
}

/** Where `>-` of a block starts, which its token has among its properties. */
function headerStart(text: string, offset: number): number {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  const header = /[|>][-+\d]*[ \t]*(?:#.*)?$/u.exec(line);
  return header ? offset - line.length + header.index : offset;
}

function endOfLine(text: string, from: number): number {
  const found = text.indexOf('\n', from);
  const end = found === -1 ? text.length : found;
  return text[end - 1] === '\r' ? end - 1 : end;
}

function spacesBefore(text: string, from: number): number {
  return /[ \t]*$/u.exec(text.slice(Math.max(0, from - 200), from))?.[0].length ?? 0;
}
