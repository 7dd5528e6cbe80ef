import { stemmer as englishStem } from '@orama/stemmers/english';
import { stemmer as frenchStem } from '@orama/stemmers/french';
import { stopwords as smallEnglish } from '@orama/stopwords/english';
import { stopwords as smallFrench } from '@orama/stopwords/french';
import { byLanguage, type Language } from '#schema/languages.ts';
import { withoutAccents } from './words.ts';

/** What a language makes of a word that is written without accents. */
export interface WordForms {
  /** What a word's forms have in common (Snowball). */
  stem(word: string): string;
  /** Whether a word says nothing of its own. */
  isSmall(word: string): boolean;
}

const known: Partial<Record<Language, { stem: WordForms['stem']; small: readonly string[] }>> = {
  fr: { stem: frenchStem, small: smallFrench },
  en: { stem: englishStem, small: smallEnglish },
};

/** Of a language without lists, each word is its own stem, and none is small. */
export const wordForms: Readonly<Record<Language, WordForms>> = byLanguage((language) => {
  const { stem = (word: string) => word, small = [] } = known[language] ?? {};
  const words = new Set(small.map(withoutAccents));
  return { stem, isSmall: (word) => words.has(word) };
});
