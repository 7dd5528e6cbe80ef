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
    transform(kind.schema, value, language, (_mark, text, path, own) => {
      const limit = kind.name === 'interface' ? messageLimits[String(path[0])] : own;
      if (limit !== undefined && typeof text === 'string') found.push({ path, text, limit });
      return text;
    });
  }
  return found;
}
