import type { Document } from 'yaml';
import type { $ZodType } from 'zod/v4/core';
import { languages } from '#schema/languages.ts';
import { firstTexts } from '../../content/doubts/first-texts.ts';
import type { DataPath } from '../../content/mistakes/place.ts';
import { valueAt } from '../../content/validate/schema-at.ts';
import { languageOf } from '../compile/boxes.ts';
import { scalarsIn } from '../compile/place-at-line.ts';
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
  const item = dataAt(document, added);
  // Lists of words, lone values and signs stay as they are.
  for (const at of scalarsIn(item, [])) {
    const language = languageOf(at);
    const texts = Object(valueAt(item, at.slice(0, -1)));
    const isText = languages.every((each) => each in texts) && /\p{L}/u.test(texts[language ?? '']);
    if (language && isText) setValue(document, [...added, ...at], firstTexts[language]);
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
