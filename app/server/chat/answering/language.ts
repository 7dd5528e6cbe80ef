import { type Language, languages } from '#schema/languages.ts';
import type { WordList } from './word-list.ts';
import { wordsOf } from './words.ts';

export type WordLists = Readonly<Record<Language, WordList>>;

/** `strange`: most words are of no language, or it is code. Undefined: the words do not tell. */
export type SpokenLanguage = Language | 'strange' | undefined;

/**
 * Tells a question's language by the words that one language alone has: its dictionary's first, because the
 * knowledge uses words of the other ("a proof of concept").
 */
export function createLanguageOf(
  lists: WordLists,
  isKnown: (word: string, language: Language) => boolean,
) {
  return (text: string): SpokenLanguage => {
    const words = wordsOf(text).filter((word) => !/\d/.test(word));
    const isOf = (language: Language) => (word: string) =>
      lists[language](word) || isKnown(word, language);
    if (isCode(text, words.length)) return 'strange';
    const understood = words.filter((word) => languages.some((language) => isOf(language)(word)));
    if (words.length > 0 && understood.length * 2 < words.length) return 'strange';
    const listed = leading((language) => words.filter(lists[language]).length);
    if (listed.lead >= clearLead) return listed.language;
    const { language, lead, next } = leading((one) => words.filter(isOf(one)).length);
    return lead === 0 || (lead < clearLead && next > 0) ? undefined : language;
  };
}

/** The language that counts most, and by how much. */
function leading(countOf: (language: Language) => number) {
  const counts = languages.map(countOf);
  const [most = 0, next = 0] = counts.toSorted((a, b) => b - a);
  return { language: languages[counts.indexOf(most)], lead: most - next, next };
}

/** Markup, queries and commands have signs that everyday language hardly uses, at least one in four words. */
function isCode(text: string, wordCount: number): boolean {
  const signs = text.match(/[<>{}$=\\|^~`*]/g)?.length ?? 0;
  return signs >= 2 && signs * 4 >= wordCount;
}

/** Many words are of several languages ("blog technique"): one more of one of them tells nothing. */
const clearLead = 2;
