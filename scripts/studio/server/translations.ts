import path from 'node:path';
import { languages } from '#schema/languages.ts';
import { openMemory } from '../../content/read/memory.ts';
import type { SourceFile } from '../../content/read/source-file.ts';
import { staleTranslations } from '../../content/sense/translations.ts';
import { readInTranslation } from '../../content/validate/in-translation.ts';
import { valueAt } from '../../content/validate/schema-at.ts';
import type { PageToTranslate, Translations, WaitingText } from '../api.ts';
import type { Tools } from './studio.ts';

/** What lacks a translation, page by page; then what was changed since it was translated, the oldest first. */
export async function listTranslations({ root, workspace }: Tools): Promise<Translations> {
  const { loaded } = await workspace.check();
  const memory = openMemory(path.join(root, 'var/studio/translations.json'));
  const stale = await staleTranslations(root, loaded.files, memory);
  memory.close();
  const older = stale
    .map(({ file, at, language, changed }) => ({ file: file.path, at: [...at], language, changed }))
    .toSorted((a, b) => (a.changed < b.changed ? -1 : 1));
  return {
    texts: [...loaded.files.flatMap(missingIn), ...older],
    pages: loaded.files.flatMap(pageToTranslate),
  };
}

function missingIn({ path: file, kind, value }: SourceFile): WaitingText[] {
  const page = readInTranslation(kind.schema, value);
  return (page?.missing ?? []).flatMap((at) => {
    const language = languages.find((one) => one === at.at(-1));
    return language ? { file, at: [...at], language } : [];
  });
}

function pageToTranslate({ path: file, kind, value }: SourceFile): PageToTranslate[] {
  const isFrench = kind.name === 'french-page';
  const isWhole = readInTranslation(kind.schema, value)?.missing.length === 0;
  if (!isFrench && !isWhole) return [];
  const name = valueAt(value, ['name']);
  const french = typeof name === 'string' ? name : valueAt(name, ['fr']);
  return [{ file, name: String(french ?? file), isWhole }];
}
