import { messageLimits } from '#schema/interface.ts';
import { languages } from '#schema/languages.ts';
import type { LimitName } from '#schema/limits.ts';
import type { DataPath } from '../mistakes/place.ts';
import type { SourceFile } from '../read/source-file.ts';
import { transform } from './walk.ts';

/** A text of a file that has little room where it stands. */
export type LimitedText = { path: DataPath; text: string; limit: LimitName };

export function limitedTexts({ kind, value }: SourceFile): LimitedText[] {
  const found: LimitedText[] = [];
  for (const language of languages) {
    transform(kind.schema, value, language, (_mark, text, path, limit) => {
      if (limit !== undefined && typeof text === 'string') found.push({ path, text, limit });
      return text;
    });
  }
  if (kind.name !== 'interface' || !(value instanceof Object)) return found;
  return Object.entries(value).flatMap(([id, text]) => {
    const limit = messageLimits[id];
    return limit === undefined ? [] : [{ path: [id], text: String(text).trim(), limit }];
  });
}
