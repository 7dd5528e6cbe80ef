import { type Language, languages } from '#schema/languages.ts';
import { marks } from '#schema/marks.ts';
import type { DataPath } from '../../content/mistakes/place.ts';
import type { SourceFile } from '../../content/read/source-file.ts';
import { isLocalized, required, schemaAt, valueAt } from '../../content/validate/schema-at.ts';
import type { Box } from '../api.ts';

type File = SourceFile | undefined;

/** A text in both languages has two boxes; a figure, an interface word or a French-only text one. */
export function boxesOf(file: File, data: unknown, at: DataPath): Box[] {
  const isList = isWordList(file, data, at);
  return (languageOf(at) ? inEachLanguage(at) : [{ at }]).flatMap((box) => {
    const value = valueAt(data, box.at) ?? (isBegun(data, box.at) ? '' : undefined);
    if (isList) return value === undefined ? [] : { ...box, value: wordsOf(value), form: 'words' };
    return isShown(value) ? { ...box, value, ...formOf(file, box.at, data) } : [];
  });
}

/** Where a text is opened: what is one of a list of words is opened with the whole list. */
export function openedPlace(file: File, data: unknown, at: DataPath): DataPath {
  const list = at.slice(0, -1);
  return isWordList(file, data, list) ? list : at;
}

export function languageOf(at: DataPath): Language | undefined {
  return languages.find((each) => each === at.at(-1));
}

export function formOf(file: File, at: DataPath, data: unknown): Pick<Box, 'form' | 'names'> {
  const schema = file && schemaAt(file.kind.schema, at, data);
  const mark = schema && marks.get(required(schema, undefined).schema)?.mark;
  switch (mark) {
    case 'rich':
    case 'line':
      return { form: mark };
    case 'link':
    case 'figure':
    case 'icon':
    case 'image':
      return { form: 'value', names: mark };
    default:
      return { form: 'value' };
  }
}

/** A list of words or short lines that has one for each language, such as `keywords`. */
function isWordList(file: File, data: unknown, at: DataPath): boolean {
  if (!file || !languageOf(at) || !isLocalized(schemaAt(file.kind.schema, at.slice(0, -1), data)))
    return false;
  const schema = schemaAt(file.kind.schema, at, data);
  const { def } = schema ? required(schema, undefined).schema._zod : {};
  if (def?.type !== 'array' || required(def.element, undefined).schema._zod.def.type !== 'string')
    return false;
  return inEachLanguage(at).every((each) =>
    wordsOf(valueAt(data, each.at)).every((word) => !word.includes('\n')),
  );
}

/** The places of a text in every language. */
export function inEachLanguage(at: DataPath): { language: Language; at: DataPath }[] {
  return languages.map((language) => ({ language, at: [...at.slice(0, -1), language] }));
}

/** A translation that is still to be written stands there empty. */
function isBegun(data: unknown, at: DataPath): boolean {
  const texts = valueAt(data, at.slice(0, -1));
  return languageOf(at) !== undefined && typeof texts === 'object' && texts !== null
    ? String(at.at(-1)) in texts
    : false;
}

function wordsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

function isShown(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}
