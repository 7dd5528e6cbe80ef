import path from 'node:path';
import { openMemory } from '../../content/read/memory.ts';
import { staleTranslations } from '../../content/sense/translations.ts';
import { valueAt } from '../../content/validate/schema-at.ts';
import type { StaleText } from '../api.ts';
import type { Tools } from './studio.ts';

/** The translations whose original was changed since, the longest waiting first. */
export async function listStale({ root, workspace }: Tools): Promise<StaleText[]> {
  const { loaded } = await workspace.check();
  const memory = openMemory(path.join(root, 'var/studio/translations.json'));
  const stale = await staleTranslations(root, loaded.files, memory);
  memory.close();
  return stale
    .map(({ file, at, language, original, changed }) => ({
      file: file.path,
      at: [...at],
      language,
      changed,
      text: String(valueAt(file.value, at)),
      original: String(valueAt(original.file.value, original.at)),
    }))
    .toSorted((a, b) => (a.changed < b.changed ? -1 : 1));
}
