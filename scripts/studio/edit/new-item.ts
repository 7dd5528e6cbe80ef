import type { Document } from 'yaml';
import type { $ZodType } from 'zod/v4/core';
import { firstTexts } from '../../content/doubts/first-texts.ts';
import type { DataPath } from '../../content/mistakes/place.ts';
import { valueAt } from '../../content/validate/schema-at.ts';
import { dataAt } from './edited.ts';
import { firstValue, type Known } from './first-value.ts';
import { duplicateItem, insertItem } from './items.ts';
import { setValue } from './values.ts';

/** Copies an item of a list behind it. Its anchor, which names one place of a page, becomes another. */
export function copyItem(document: Document, list: DataPath, index: number): void {
  const taken = idsIn(document, list);
  duplicateItem(document, list, index);
  const id = taken[index];
  if (typeof id === 'string') setValue(document, [...list, index + 1, 'id'], free(id, 2, taken));
}

/** Puts a new item behind another one: of the same shape, with texts that say that they are new. */
export function addItem(document: Document, list: DataPath, index: number): void {
  copyItem(document, list, index);
  const added = [...list, index + 1];
  for (const { at, value } of textsIn(dataAt(document, added))) {
    setValue(document, [...added, ...at], value);
  }
}

/** Puts a new section or step of a kind behind another one: the least that its schema accepts. */
export function addOfKind(
  document: Document,
  { list, index, kind }: { list: DataPath; index: number; kind: string },
  schema: $ZodType,
  known: Omit<Known, 'id'>,
): void {
  const id = free(kind, 1, idsIn(document, list));
  insertItem(document, list, index + 1, firstValue(schema, { ...known, id }));
}

function idsIn(document: Document, list: DataPath): unknown[] {
  const items = dataAt(document, list);
  return Array.isArray(items) ? items.map((item) => valueAt(item, ['id'])) : [];
}

/** The name itself, or with the first number that makes it one of its own. */
function free(name: string, from: number, taken: readonly unknown[]): string {
  let number = from;
  const named = () => (number === 1 ? name : `${name}-${number}`);
  while (taken.includes(named())) number += 1;
  return named();
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
