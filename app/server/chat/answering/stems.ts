import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as french } from '@orama/stemmers/french';
import { byLanguage, type Language } from '#schema/languages.ts';

/** What the forms of a word that is written without accents have in common (Snowball). */
export type Stem = (word: string) => string;

const known: Partial<Record<Language, Stem>> = { fr: french, en: english };

/** Of a language without a stemmer, each word is its own stem. */
export const stems: Readonly<Record<Language, Stem>> = byLanguage(
  (language) => known[language] ?? ((word) => word),
);
