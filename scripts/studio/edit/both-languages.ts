import { type Document, YAMLMap } from 'yaml';
import { byOtherLanguage, defaultLanguage, type Language } from '#schema/languages.ts';
import { page as pageSchema } from '#schema/page.ts';
import type { DataPath } from '../../content/mistakes/place.ts';
import { isLocalized, schemaAt, valueAt } from '../../content/validate/schema-at.ts';
import { dataAt, EditError, mapAt, nodeAt } from './edited.ts';

const head = ['name', 'title', 'description'];

/**
 * Makes a page in French only one with every language; texts keep their style, and comments stay. What names
 * the page elsewhere is taken over; every other text has its other languages empty, which the check counts;
 * until they are written the page is in translation.
 */
export function giveBothLanguages(document: Document): void {
  const data = dataAt(document, []);
  if (!Array.isArray(valueAt(data, ['languages']))) {
    throw new EditError('The page is not one in French only: it has no `languages: [fr]`.');
  }
  const known = (language: Language, at: DataPath) =>
    isHead(at) ? valueAt(data, ['elsewhere', language, ...at]) : undefined;
  for (const at of textsOf(data, [])) {
    const others = byOtherLanguage((language) => known(language, at));
    putBeside(document, at, others);
  }
  const { items } = mapAt(document, []);
  const languages = items.findIndex(({ key }) => String(key) === 'languages');
  items[languages] = document.createPair('inTranslation', true);
  document.delete('elsewhere');
  const schema = document.contents?.commentBefore?.replace('/french-page.json', '/page.json');
  if (document.contents && schema) document.contents.commentBefore = schema;
}

/** Puts a French text under `fr`, and its other languages beside it. */
function putBeside(document: Document, at: DataPath, others: Record<string, unknown>): void {
  const french = nodeAt(document, at);
  const both = new YAMLMap(document.schema);
  both.commentBefore = french.commentBefore ?? null;
  both.spaceBefore = french.spaceBefore ?? false;
  french.commentBefore = null;
  french.spaceBefore = false;
  both.add(document.createPair(defaultLanguage, french));
  for (const [language, value] of Object.entries(others)) {
    both.add(document.createPair(language, value ?? null));
  }
  document.setIn(at, both);
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

function isHead(path: DataPath): boolean {
  return path.length === 1 && head.includes(String(path[0]));
}
