import { type Collection, type CollectionName, collections } from '#schema/collections/table.ts';
import type { Language } from '#schema/languages.ts';
import type { SourceFile } from '../read/source-file.ts';
import { type Lookup, resolveTokens } from './tokens.ts';
import { transform } from './walk.ts';

type Place = { collection: CollectionName; file: SourceFile<object>; language: Language };

/**
 * A text of an entry in one language: its name, `[]`, or another of its keys, `['role']`; after `lower`
 * with a small first letter. Undefined where the entry has no such text.
 */
export function entryText(
  { collection: name, file, language }: Place,
  steps: readonly string[],
  lookup: Lookup,
): string | undefined {
  const collection: Collection = collections[name];
  const isLower = steps.at(-1) === 'lower';
  const [key = collection.namedBy, ...more] = isLower ? steps.slice(0, -1) : steps;
  if (more.length > 0) return undefined;
  const picked = transform(collection.schema, file.value, language, (_mark, text) => text);
  const text: unknown = picked instanceof Object ? Reflect.get(picked, key) : undefined;
  if (typeof text !== 'string') return undefined;
  const resolved = resolveTokens(text.trim(), lookup);
  return isLower ? resolved.charAt(0).toLowerCase() + resolved.slice(1) : resolved;
}
