import type { $ZodType } from 'zod/v4/core';
import { completions, marks, type NameList } from '#schema/marks.ts';
import { shapeOf } from '#schema/reflect.ts';
import type { DataPath } from '../../content/mistakes/place.ts';
import {
  descriptionOf,
  isLocalized,
  keysOf,
  required,
  schemaAt,
  valueAt,
} from '../../content/validate/schema-at.ts';
import type { Setting, SettingGroup, SettingKind } from '../api.ts';
import { isDate } from '../edit/first-value.ts';

export type Known = {
  /** The words that other files have in the same list, where they share them. */
  words: (key: string) => string[] | undefined;
  /** What there is of what a value names. */
  names: (list: NameList) => string[];
};

/** What can be set beside a text: of the item that it belongs to, of its section, of its file; and of their parts. */
export function settingGroups(
  schema: $ZodType,
  data: unknown,
  at: DataPath,
  known: Known,
): SettingGroup[] {
  const section = at[0] === 'sections' && at.length > 1 ? at.slice(0, 2) : undefined;
  const item = innermostMap(schema, data, at);
  const places: [SettingGroup['of'], DataPath | undefined][] = [
    ['item', item && item.length > 0 && item.length !== section?.length ? item : undefined],
    ['section', section],
    ['file', []],
  ];
  return places.flatMap(([of, place]) => {
    if (!place) return [];
    const words = of === 'file' ? known.words : () => undefined;
    const all = settingsOf(schema, data, place, { ...known, words });
    // What is open has its own box already.
    const settings = all.filter(({ key }) => [...place, key].join('/') !== at.join('/'));
    const own = settings.length > 0 ? [{ of, at: place, settings }] : [];
    return [...own, ...partsOf(schema, data, place, known)];
  });
}

/** What has no text of its own to be opened by, such as a wall: it is set beside what it belongs to. */
function partsOf(
  schema: $ZodType,
  data: unknown,
  place: DataPath,
  { names }: Pick<Known, 'names'>,
): SettingGroup[] {
  const value = valueAt(data, place);
  return keysOf(schemaAt(schema, place, data), value).flatMap((key): SettingGroup[] => {
    const at = [...place, key];
    const map = schemaAt(schema, at, data);
    if (!map || valueAt(value, [key]) === undefined) return [];
    const { schema: plain, isOptional } = required(map, valueAt(value, [key]));
    if (shapeOf(plain).type !== 'object' || isLocalized(plain)) return [];
    const all = settingsOf(schema, data, at, { words: () => undefined, names });
    const settings = all.filter(({ kind }) => kind !== 'words');
    const own = settings.length > 0 ? [{ of: 'part' as const, at, settings, isOptional }] : [];
    return [...own, ...partsOf(schema, data, at, { names })];
  });
}

function innermostMap(schema: $ZodType, data: unknown, at: DataPath): DataPath | undefined {
  for (let length = at.length - 1; length > 0; length -= 1) {
    const place = at.slice(0, length);
    const value = valueAt(data, place);
    const isMap = typeof value === 'object' && value !== null && !Array.isArray(value);
    if (isMap && !isLocalized(schemaAt(schema, place, data))) return place;
  }
  return undefined;
}

function settingsOf(schema: $ZodType, data: unknown, place: DataPath, known: Known): Setting[] {
  const map = schemaAt(schema, place, data);
  const value = valueAt(data, place);
  if (!map || isLocalized(map)) return [];
  return keysOf(map, value).flatMap((key): Setting[] => {
    const inner = schemaAt(schema, [...place, key], data);
    if (!inner) return [];
    const { schema: plain, isOptional } = required(inner, valueAt(value, [key]));
    const list = completions.get(plain)?.from;
    const kind = list ? 'choice' : kindOf(plain);
    const present = valueAt(value, [key]);
    if (!kind || (kind === 'words' && (present !== undefined || !isOptional))) return [];
    const help = descriptionOf(inner);
    const choices = list
      ? known.names(list)
      : kind === 'list'
        ? known.words(key)
        : choicesOf(plain);
    return [
      {
        key,
        kind,
        isOptional,
        ...(isShown(present) && { value: present }),
        ...(choices && { choices }),
        ...(help !== undefined && { help }),
      },
    ];
  });
}

/** How a value is set; undefined for what is opened by its texts, or is settled by the file's kind. */
function kindOf(schema: $ZodType): SettingKind | undefined {
  const mark = marks.get(schema)?.mark;
  const shape = shapeOf(schema);
  switch (mark) {
    case 'link':
    case 'figure':
    case 'icon':
    case 'image':
      return mark;
    case 'anchor':
      return 'text';
    case 'line':
    case 'rich':
    case 'label':
    case 'localized':
      return 'words';
    case 'spread':
      return undefined;
    case undefined:
      break;
  }
  if (shape.type === 'boolean') return 'switch';
  if (shape.type === 'enum') return 'choice';
  if (shape.type === 'literal') return shape.values.length > 1 ? 'choice' : undefined;
  if (shape.type === 'number') return 'number';
  if (shape.type === 'string') return isDate(schema) ? 'date' : 'text';
  if (shape.type === 'array') {
    const element = shapeOf(required(shape.element, undefined).schema);
    if (element.type === 'string') return 'list';
  }
  // What is made of texts and settings of its own comes with its first ones.
  return shape.type === 'object' || shape.type === 'array' ? 'words' : undefined;
}

function choicesOf(schema: $ZodType): (string | number)[] | undefined {
  const shape = shapeOf(schema);
  if (shape.type !== 'enum' && shape.type !== 'literal') return undefined;
  return shape.values.filter((value) => typeof value === 'string' || typeof value === 'number');
}

function isShown(value: unknown): value is NonNullable<Setting['value']> {
  if (Array.isArray(value)) return value.every((each) => typeof each === 'string');
  return ['string', 'number', 'boolean'].includes(typeof value);
}
