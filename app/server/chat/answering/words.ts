import { stemmer as englishStem } from '@orama/stemmers/english';
import { stemmer as frenchStem } from '@orama/stemmers/french';
import type { Language } from '#schema/languages.ts';

/** A text's words in lower case without accents, small words kept; elisions (`l'`, `qu'`) stand apart. */
export function wordsOf(text: string): string[] {
  return withoutAccents(text.normalize('NFKC').toLowerCase()).match(word) ?? [];
}

export function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('œ', 'oe').replaceAll('æ', 'ae');
}

export type Stem = (word: string) => string;

const stemmers: Partial<Record<Language, Stem>> = { fr: frenchStem, en: englishStem };

/**
 * Finds the stem (Snowball) that a word shares with its other forms. One of three letters or fewer
 * is shared by words that have nothing in common ("dev", "devis"): these keep all but their plural.
 */
export function createStem(language: Language): Stem {
  const stemmer = stemmers[language] ?? ((word) => word);
  const known = new Map<string, string>();
  return (written) => {
    const found = known.get(written);
    if (found !== undefined) return found;
    const stem = stemmer(written);
    const kept = stem.length >= shortestStem ? stem : withoutPlural(written);
    if (known.size < rememberedStems) known.set(written, kept);
    return kept;
  };
}

function withoutPlural(written: string): string {
  return written.length > shortestStem ? written.replace(/s$/, '') : written;
}

const word = /[\p{L}\p{N}]+/gu;
const shortestStem = 4;
const rememberedStems = 50_000;
