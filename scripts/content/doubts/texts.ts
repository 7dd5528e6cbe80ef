import { defaultLanguage, isLanguage, type Language, languages } from '#schema/languages.ts';
import type { DataPath } from '../mistakes/place.ts';
import type { SourceFile } from '../read/source-file.ts';
import { transform } from '../resolve/walk.ts';

/** A text that an editor wrote, and its language; undefined for names that are the same in all. */
export type Text = {
  file: SourceFile;
  path: DataPath;
  value: string;
  language: Language | undefined;
  /** Whether visitors read it; the others are for the assistant alone. */
  isShown: boolean;
  /** Whether it may hold links and other marks. */
  isRich: boolean;
};

/** Words that visitors use, right or wrong, and what a language model is told: nobody reads them here. */
const unseen = new Set(['keywords', 'questions', 'said', 'instruction', 'context']);

/** Whether visitors read what stands at a place. */
export function isRead(path: DataPath): boolean {
  return !path.some((step) => unseen.has(String(step)));
}

const known = new WeakMap<SourceFile, Text[]>();

/** Every text of a file, once, in the order of the file's schema. */
export function textsOf(file: SourceFile): Text[] {
  const texts = known.get(file) ?? readTexts(file);
  known.set(file, texts);
  return texts;
}

function readTexts(file: SourceFile): Text[] {
  const found = new Map<string, Text>();
  for (const language of languages) {
    transform(file.kind.schema, file.value, language, (mark, value, path) => {
      const isText = mark === 'line' || mark === 'rich' || mark === 'label';
      if (isText && typeof value === 'string') {
        const own = path.findLast((step) => typeof step === 'string' && isLanguage(step));
        const shared = mark === 'label' ? undefined : defaultLanguage;
        const isShown = isRead(path);
        const textLanguage = typeof own === 'string' && isLanguage(own) ? own : shared;
        const isRich = mark === 'rich';
        found.set(path.join('\0'), { file, path, value, language: textLanguage, isShown, isRich });
      }
      return value;
    });
  }
  return [...found.values()];
}
