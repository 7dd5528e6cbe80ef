import { type Language, languages } from '#schema/languages.ts';
import type { WordList } from './word-list.ts';
import { wordsOf } from './words.ts';

export type WordLists = Readonly<Record<Language, WordList>>;

/** `strange`: most words are of no language. Undefined: the words do not tell. */
export type SpokenLanguage = Language | 'strange' | undefined;

/** Tells a question's language by the words that one language alone has. */
export function createLanguageOf(lists: WordLists, isKnown: (word: string) => boolean) {
  return (text: string): SpokenLanguage => {
    const words = wordsOf(text).filter((word) => !/\d/.test(word));
    const isOfAny = (word: string) => languages.some((language) => lists[language](word));
    const understood = words.filter((word) => isOfAny(word) || isKnown(word));
    if (words.length > 0 && understood.length * 2 < words.length) return 'strange';
    const counts = languages.map((language) => words.filter(lists[language]).length);
    const [most = 0, next = 0] = counts.toSorted((a, b) => b - a);
    const lead = most - next;
    if (lead === 0 || (lead < clearLead && next > 0)) return undefined;
    return languages[counts.indexOf(most)];
  };
}

/** Many words are of several languages ("blog technique"): one more of one of them tells nothing. */
const clearLead = 2;
