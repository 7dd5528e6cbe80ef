import { byLanguage, type Language, languages } from '#schema/languages.ts';
import type { WordList } from './word-list.ts';
import { wordsOf } from './words.ts';

export type WordLists = Readonly<Record<Language, WordList>>;

/**
 * The languages in which a question may be asked, the likeliest first: the page's, unless another one has clearly
 * more of its words, then those that have as many. None: most words are of no language, or it is code.
 */
export function createLanguagesOf(lists: WordLists, isKnown: WordList) {
  return (text: string, pageLanguage: Language): Language[] => {
    const words = wordsOf(text).filter((word) => !/\d/.test(word));
    const isWord = (word: string) => languages.some((one) => lists[one](word)) || isKnown(word);
    if (isCode(text, words.length)) return [];
    if (words.filter(isWord).length * 2 < words.length) return [];
    const counts = byLanguage((language) => words.filter(lists[language]).length);
    const [most = pageLanguage] = languages.toSorted((a, b) => counts[b] - counts[a]);
    const first = counts[most] - counts[pageLanguage] >= clearLead ? most : pageLanguage;
    const others = languages.filter((one) => one !== first && counts[one] >= counts[first]);
    return [first, ...others];
  };
}

/** Markup, queries and commands have signs that everyday language hardly uses, at least one in four words. */
function isCode(text: string, wordCount: number): boolean {
  const signs = text.match(/[<>{}$=\\|^~`*;]/g)?.length ?? 0;
  return signs >= 2 && signs * 4 >= wordCount;
}

/** Many words are of several languages ("blog technique"): one more of one of them tells nothing. */
const clearLead = 2;
