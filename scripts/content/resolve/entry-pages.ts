import { slugOf } from '#schema/addresses.ts';
import { type Collection, collections, type PagedCollection } from '#schema/collections/table.ts';
import type { Language } from '#schema/languages.ts';
import type { DataPath } from '../mistakes/place.ts';
import type { SourceFile } from '../read/source-file.ts';
import type { Resolve } from './tokens.ts';
import { transform } from './walk.ts';

/** Whether an entry exists in a language. */
export function isIn({ value }: SourceFile<object>, language: Language): boolean {
  return !('texts' in value && value.texts instanceof Object) || language in value.texts;
}

/** The address of an entry’s page in its French form, if it has one: `/industries/banque`. */
export function entryAddress(
  { schema, page }: Collection,
  { id, value }: SourceFile<object>,
  resolve: Resolve,
  language: Language,
): string | undefined {
  if (!page) return undefined;
  if (page.slug === 'id') return `${page.under}/${id}`;
  const picked = transform(schema, value, language, (_mark, text) => text);
  const title = picked instanceof Object && 'title' in picked ? String(picked.title) : id;
  return `${page.under}/${slugOf(resolve(title))}`;
}

/** The id of an entry’s page: `industries/banque`. */
export function entryPageId(name: PagedCollection, id: string): string {
  return `${collections[name].page.under.slice(1)}/${id}`;
}

/** Where a text of an entry stands. */
export function entryPath(
  { value }: SourceFile<object>,
  key: 'title' | 'summary',
  language: Language,
): DataPath {
  return 'texts' in value ? ['texts', language, key] : [key, language];
}
