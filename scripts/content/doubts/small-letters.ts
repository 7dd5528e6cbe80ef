import type { Language } from '#schema/languages.ts';
import type { Dictionary } from './dictionary.ts';

/** Whether a word stands in content/spelling.yaml. */
export type IsOwn = (word: string, language: Language) => boolean;

/** Abbreviations are short: a longer word that no dictionary knows is misspelt. */
const maxAbbreviationLetters = 5;

/** A text in capitals, set in small letters: names and abbreviations keep their capitals. */
export function inSmallLetters(
  capitals: string,
  language: Language,
  words: { dictionary: Dictionary; isOwn: IsOwn },
): string {
  const small = capitals.replaceAll(/[\p{L}\p{M}]+/gu, (word) => setWord(word, language, words));
  return small.replaceAll(/(?<=^\P{L}*|[.!?…]\s+)\p{Ll}/gu, (first) => first.toUpperCase());
}

function setWord(
  word: string,
  language: Language,
  { dictionary, isOwn }: { dictionary: Dictionary; isOwn: IsOwn },
): string {
  const small = word.toLowerCase();
  // What stands before an apostrophe.
  if (word.length === 1 || isOwn(small, language) || dictionary.knows(small, language)) {
    return small;
  }
  const name = word.charAt(0) + small.slice(1);
  if (isOwn(name, language)) return name;
  return isOwn(word, language) || word.length <= maxAbbreviationLetters ? word : small;
}
