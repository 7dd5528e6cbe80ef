import { type Language, languages } from '#schema/languages.ts';
import { marks } from '#schema/marks.ts';
import { shapeOf } from '#schema/reflect.ts';
import { isRead } from '../../content/doubts/texts.ts';
import type { DataPath } from '../../content/mistakes/place.ts';
import type { SourceFile } from '../../content/read/source-file.ts';
import { isLocalized, required, schemaAt, valueAt } from '../../content/validate/schema-at.ts';
import type { Box } from '../api.ts';
import { languageStep } from '../language-step.ts';

type File = SourceFile | undefined;
type Place = { language: Language; at: DataPath };

/** A text in both languages has two boxes; a figure or a French-only text one. */
export function boxesOf(file: File, data: unknown, at: DataPath): Box[] {
  const lists = wordLists(file, data, at);
  return (lists ?? pairOf(at) ?? [{ at }]).flatMap((box) => {
    const value = valueAt(data, box.at) ?? (isBegun(data, box.at) ? '' : undefined);
    if (lists) return value === undefined ? [] : { ...box, value: wordsOf(value), form: 'words' };
    return isShown(value) ? { ...box, value, ...formOf(file, box.at, data) } : [];
  });
}

/** A text and its translation: side by side, or at the same place of each half of a file. */
export function pairOf(at: DataPath): Place[] | undefined {
  const step = languageStep(at);
  if (step === -1) return undefined;
  return languages.map((language) => ({ language, at: at.with(step, language) }));
}

/** Where a text is opened: what is one of a list of words is opened with the whole list. */
export function openedPlace(file: File, data: unknown, at: DataPath): DataPath {
  const list = at.slice(0, -1);
  const lists = wordLists(file, data, list);
  if (!lists || languageOf(list)) return lists ? list : at;
  return lists.find((each) => Array.isArray(valueAt(data, each.at)))?.at ?? list;
}

export function languageOf(at: DataPath): Language | undefined {
  return languages.find((each) => each === at.at(-1));
}

export function formOf(file: File, at: DataPath, data: unknown): Pick<Box, 'form' | 'names'> {
  const schema = file && schemaAt(file.kind.schema, at, data);
  const mark = schema && marks.get(required(schema, undefined).schema)?.mark;
  switch (mark) {
    case 'line':
      return { form: file?.kind.name === 'interface' ? 'message' : mark };
    case 'rich':
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

/**
 * A list of words or short lines in each language: one under each, such as `keywords` of a section, or
 * one in each half of a file, such as those of what the assistant knows. Undefined for all else.
 */
function wordLists(file: File, data: unknown, at: DataPath): Place[] | undefined {
  const schemaOf = (place: DataPath) => file && schemaAt(file.kind.schema, place, data);
  // What visitors read in one half, such as the uses of an industry, is a text for itself on its page.
  const steps = [at.length - 1, ...(isRead(at) ? [] : [at.length - 2])];
  const step = steps.find(
    (each) => languageOf(at.slice(0, each + 1)) && isLocalized(schemaOf(at.slice(0, each))),
  );
  const schema = schemaOf(at);
  if (step === undefined || !schema) return undefined;
  const list = shapeOf(required(schema, undefined).schema);
  if (list.type !== 'array') return undefined;
  if (shapeOf(required(list.element, undefined).schema).type !== 'string') return undefined;
  const lists = languages.map((language) => ({ language, at: at.with(step, language) }));
  const words = lists.flatMap((each) => wordsOf(valueAt(data, each.at)));
  return words.some((word) => word.includes('\n')) ? undefined : lists;
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
