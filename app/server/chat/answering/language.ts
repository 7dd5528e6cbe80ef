import type { Language } from '#schema/languages.ts';
import type { WordList } from './word-list.ts';
import { wordsOf } from './words.ts';

export type WordLists = Readonly<Record<Language, WordList>>;

/** `strange`: most words are of neither language. Undefined: the words do not tell. */
export type SpokenLanguage = Language | 'strange' | undefined;

/** Tells a question's language by the words that one language alone has. */
export function createLanguageOf(lists: WordLists, isKnown: (word: string) => boolean) {
  return (text: string): SpokenLanguage => {
    const words = wordsOf(text).filter((word) => !/\d/.test(word));
    const french = words.filter(lists.fr);
    const english = words.filter(lists.en);
    const either = words.filter((word) => lists.fr(word) || lists.en(word) || isKnown(word));
    if (words.length > 0 && either.length * 2 < words.length) return 'strange';
    const lead = Math.abs(french.length - english.length);
    if (lead === 0 || (lead < clearLead && french.length > 0 && english.length > 0))
      return undefined;
    return french.length > english.length ? 'fr' : 'en';
  };
}

/** Many words are of both languages ("blog technique"): one more of one of them tells nothing. */
const clearLead = 2;
