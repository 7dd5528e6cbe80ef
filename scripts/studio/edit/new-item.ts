import type { $ZodType } from 'zod/v4/core';
import type { DataPath } from '../../content/mistakes/place.ts';
import { valueAt } from '../../content/validate/schema-at.ts';
import { firstTexts, firstValue, type Known } from './first-value.ts';
import { duplicateItem, insertItem } from './members.ts';
import { setValue } from './set-value.ts';
import { dataOf } from './verify.ts';

/** Copies an item of a list behind it. Its anchor, which names one place of a page, becomes another. */
export function copyItem(text: string, list: DataPath, index: number): string {
  const items = valueAt(dataOf(text), list);
  const copied = duplicateItem(text, list, index);
  const at = [...list, index + 1, 'id'];
  const id = valueAt(dataOf(copied), at);
  if (typeof id !== 'string' || !Array.isArray(items)) return copied;
  const taken = new Set(items.map((item) => valueAt(item, ['id'])));
  let number = 2;
  while (taken.has(`${id}-${number}`)) number += 1;
  return setValue(copied, at, `${id}-${number}`);
}

/** Puts a new item behind another one: of the same shape, with texts that say that they are new. */
export function addItem(text: string, list: DataPath, index: number): string {
  const added = copyItem(text, list, index);
  return [...textsIn(valueAt(dataOf(added), [...list, index + 1]))].reduce(
    (result, { at, value }) => setValue(result, [...list, index + 1, ...at], value),
    added,
  );
}

/** Puts a new section or step of a kind behind another one: the least that its schema accepts. */
export function addOfKind(
  text: string,
  { list, index, kind }: { list: DataPath; index: number; kind: string },
  schema: $ZodType,
  known: Omit<Known, 'id'>,
): string {
  const items = valueAt(dataOf(text), list);
  const taken = Array.isArray(items) ? items.map((each) => valueAt(each, ['id'])) : [];
  let id = kind;
  for (let number = 2; taken.includes(id); number += 1) id = `${kind}-${number}`;
  return insertItem(text, list, index + 1, firstValue(schema, { ...known, id }));
}

/** Every text in two languages below a value. Lists of words, lone values and signs stay as they are. */
function* textsIn(value: unknown): Generator<{ at: DataPath; value: string }> {
  if (typeof value !== 'object' || value === null) return;
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value);
  for (const [key, inner] of entries) {
    const isText =
      typeof inner === 'string' && /\p{L}/u.test(inner) && 'fr' in value && 'en' in value;
    if (isText && (key === 'fr' || key === 'en')) yield { at: [key], value: firstTexts[key] };
    else for (const text of textsIn(inner)) yield { ...text, at: [key, ...text.at] };
  }
}
