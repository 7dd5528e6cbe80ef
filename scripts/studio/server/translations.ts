import path from 'node:path';
import { languages } from '#schema/languages.ts';
import { staleTranslations } from '../../content/doubts/translations.ts';
import { type Memory, openMemory } from '../../content/read/memory.ts';
import type { SourceFile } from '../../content/read/source-file.ts';
import { readInTranslation } from '../../content/validate/in-translation.ts';
import { valueAt } from '../../content/validate/schema-at.ts';
import type { PageToTranslate, Piece, Translations, WaitingText } from '../api.ts';
import { readContentFile } from '../files/content-files.ts';
import type { Asked } from '../requests.ts';
import { textAt } from '../review/content-history.ts';
import { piecesOf, wordChanges } from '../review/word-changes.ts';
import type { Tools } from './studio.ts';

/** What was read of the history of texts before, here or by the checker. */
export function openHistory(root: string): Memory {
  const memory = openMemory(path.join(root, 'var/studio/translations.json'));
  const checked = openMemory(path.join(root, 'var/content/doubts.json'));
  return { ...memory, recall: (key) => memory.recall(key) ?? checked.recall(key) };
}

/** What lacks a translation, page by page; then what was changed since it was translated, the oldest first. */
export async function listTranslations(
  { root, workspace }: Tools,
  history: Memory,
): Promise<Translations> {
  const { loaded } = await workspace.check();
  const stale = await staleTranslations(root, loaded.files, history);
  history.close();
  const older = stale
    .toSorted((a, b) => (a.changed < b.changed ? -1 : 1))
    .map(({ file, at, language, original, changed, translated }) => ({
      file: file.path,
      at: [...at],
      language,
      older: {
        changed,
        original: { file: original.file.path, at: [...original.at] },
        translated,
      },
    }));
  return {
    texts: [...loaded.files.flatMap(missingIn), ...older],
    pages: loaded.files.flatMap(pageToTranslate),
  };
}

/** What has changed in an original since it was translated; undefined where git does not know. */
export async function originalSince(
  root: string,
  { original: { file, at }, translated }: Asked<'original'>,
): Promise<Piece[] | undefined> {
  const after = await readContentFile(root, file);
  const before = await textAt(root, file, translated);
  const place = at.join('/');
  const change = wordChanges(new Map([[file, before]]), new Map([[file, after]])).find(
    (each) => each.at.join('/') === place,
  );
  return change?.before === undefined ? undefined : piecesOf(change.before, change.after ?? '');
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
