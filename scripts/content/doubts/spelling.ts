import type { Language } from '#schema/languages.ts';
import type { Reporter } from '../mistakes/reporter.ts';
import { hasBrokenLetters } from '../resolve/refuse-markup.ts';
import type { Dictionary } from './dictionary.ts';
import { doubt } from './doubts.ts';
import type { Text } from './texts.ts';
import { type Word, wordsOf } from './words.ts';

/** The words of each text that visitors read. */
export type ReadText = { text: Text; words: readonly Word[] };

export function readWords(texts: readonly Text[]): ReadText[] {
  return texts
    .filter(({ isShown, language }) => isShown && language !== undefined)
    .map((text) => ({ text, words: wordsOf(text.value) }));
}

/** Words that no dictionary and no list of the project knows, each once a file and language. */
export function doubtSpelling(
  read: readonly ReadText[],
  dictionary: Dictionary,
  isOwn: (word: string, language: Language) => boolean,
  report: Reporter,
): void {
  const told = new Set<string>();
  for (const { text, words } of read) {
    const { language, file } = text;
    if (language === undefined || !dictionary.speaks(language)) continue;
    // Halves of words: their letters are told.
    if (hasBrokenLetters(text.value)) continue;
    for (const { word, from } of words) {
      if (dictionary.knows(word, language) || isOwn(word, language)) continue;
      const key = `${file.path} ${language} ${word}`;
      if (told.has(key)) continue;
      told.add(key);
      const near = dictionary.nearest(word, language);
      const params = { word, language, ...(near !== undefined && { near: likeIn(word, near) }) };
      doubt(report, 'spelling', text, params, from, word.length);
    }
  }
}

/** A suggestion with the capital of the word that it takes the place of. */
function likeIn(word: string, near: string): string {
  const isCapital = /^\p{Lu}/u.test(word);
  return isCapital ? near.charAt(0).toUpperCase() + near.slice(1) : near;
}
