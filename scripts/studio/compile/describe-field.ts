import { defaultLanguage, type Language, languages } from '#schema/languages.ts';
import { marks } from '#schema/marks.ts';
import type { DataPath } from '../../content/mistakes/place.ts';
import { makeView } from '../../content/read/locate.ts';
import type { SourceFile } from '../../content/read/source-file.ts';
import {
  descriptionOf,
  kindsOf,
  required,
  schemaAt,
  valueAt,
} from '../../content/validate/schema-at.ts';
import type { Box, Field, FoundText, ListPlace, PageName } from '../api.ts';
import { dataOf } from '../edit/verify.ts';
import { versionOf } from '../server/content-files.ts';
import { kindNames } from '../server/new-file.ts';
import { scalarsIn } from './place-at-line.ts';
import { settingGroups } from './settings.ts';
import { tokensIn, usesOf } from './tokens.ts';

type Around = {
  id: number | undefined;
  files: readonly SourceFile[];
  pages: PageName[];
  lookup: (token: string) => string | undefined;
};

/** What the panel shows of the place that a text comes from. */
export function describeField(
  { file, at }: { file: string; at: DataPath },
  text: string,
  { id, files, pages, lookup }: Around,
): Field {
  const data = dataOf(text);
  const known = files.find(({ path }) => path === file);
  const schema = known?.kind.schema;
  const boxes = boxesOf(data, at).map((box) => ({ ...box, ...formOf(known, box.at, data) }));
  const place = boxes.length > 1 ? at.slice(0, -1) : at;
  return {
    id,
    file,
    at,
    version: versionOf(text),
    line: makeView(file, text).locate(at).line,
    help: schema && descriptionOf(schemaAt(schema, place, data)),
    boxes,
    list: innermostList(known, data, at),
    section: at[0] === 'sections' ? listAt(known, data, ['sections'], at[1]) : undefined,
    settings: schema ? settingGroups(schema, data, at) : [],
    pages,
    uses: usesOf({ file, at }, files),
    tokens: tokensIn(boxes, lookup),
    texts: at.length === 0 && known ? textsIn(known) : [],
    copyKind: kindNames.find((kind) => kind === known?.kind.name),
    isRemovable: /^content\/(?:pages|collections|knowledge\/entries)\//.test(file),
  };
}

/** Every text of a file by its French place, in the order of the file. */
function textsIn(file: SourceFile): FoundText[] {
  return [...scalarsIn(file.value, [])].flatMap((at) => {
    const text = valueAt(file.value, at);
    const language = languageOf(at);
    const isOther = language !== undefined && language !== defaultLanguage;
    const isText = typeof text === 'string' && formOf(file, at, file.value).form !== 'value';
    if (!isText || isOther) return [];
    return [{ file: file.path, at, text, ...(language && { language }) }];
  });
}

type Place = Omit<Box, 'form' | 'names'>;

/** A text in both languages has two boxes; a figure, an interface word or a French-only text one. */
function boxesOf(data: unknown, at: DataPath): Place[] {
  const language = languageOf(at);
  if (language) {
    const both = languages.map((each) => ({
      language: each,
      at: [...at.slice(0, -1), each],
      // A translation that is still to be written stands there empty.
      value:
        valueAt(data, [...at.slice(0, -1), each]) ?? (isBegun(data, at, each) ? '' : undefined),
    }));
    return both.flatMap(({ value, ...box }) => (isShown(value) ? { ...box, value } : []));
  }
  const value = valueAt(data, at);
  return isShown(value) ? [{ at, value }] : [];
}

function isBegun(data: unknown, at: DataPath, language: Language): boolean {
  const texts = valueAt(data, at.slice(0, -1));
  return typeof texts === 'object' && texts !== null && language in texts;
}

export function languageOf(at: DataPath): Language | undefined {
  return languages.find((each) => each === at.at(-1));
}

function formOf(
  file: SourceFile | undefined,
  at: DataPath,
  data: unknown,
): Pick<Box, 'form' | 'names'> {
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

function isShown(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}

/** The list nearest to a value, sections apart: they are moved as sections. */
function innermostList(
  file: SourceFile | undefined,
  data: unknown,
  at: DataPath,
): ListPlace | undefined {
  for (let length = at.length - 1; length > 0; length -= 1) {
    if (length === 1 && at[0] === 'sections') break;
    const place = listAt(file, data, at.slice(0, length), at[length]);
    if (place) return place;
  }
  return undefined;
}

function listAt(
  file: SourceFile | undefined,
  data: unknown,
  at: DataPath,
  index: string | number | undefined,
): ListPlace | undefined {
  const list = valueAt(data, at);
  if (!Array.isArray(list) || typeof index !== 'number') return undefined;
  const schema = file && schemaAt(file.kind.schema, [...at, index], undefined);
  return {
    at,
    index,
    length: list.length,
    names: list.map((item) => firstTextOf(item).slice(0, 60)),
    kinds: kindsOf(schema),
  };
}

/** What an item is known by: its title, or the first text in it. */
function firstTextOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  const named = valueAt(value, ['title']) ?? valueAt(value, ['name']) ?? valueAt(value, ['label']);
  if (named !== undefined) return firstTextOf(named);
  const inner = Object.entries(value).filter(([key]) => !/^(?:kind|id|order|icon)$/.test(key));
  for (const [, each] of inner) {
    const text = firstTextOf(each);
    if (text) return text;
  }
  return '';
}
