import { meanings, unimportant } from './search-words.ts';

/** A word that somebody looks for: a text has it when it holds one of these. */
export type Wanted = readonly string[];

/** What somebody types, word by word, in their own words and in those of the features. */
export function wantedWords(typed: string): Wanted[] {
  const words = plain(typed)
    .split(/[^\p{L}\p{N}@-]+/u)
    .filter((word) => word !== '');
  const telling = words.filter((word) => !unimportant.has(word));
  return (telling.length > 0 ? telling : words).map(alternatives);
}

/** Whether a text, as `plain` gives it, holds every word, or words that begin with them. */
export function holdsAll(text: string, wanted: readonly Wanted[]): boolean {
  return wanted.every((word) => word.some((one) => placesOf(text, one).length > 0));
}

/** Where words of a text, as `plain` gives it, begin like this one. */
export function placesOf(text: string, beginning: string): number[] {
  const escaped = beginning.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, '\\$&');
  const found = text.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])${escaped}`, 'gu'));
  return [...found].map(({ index }) => index);
}

/** Without accents and capitals. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function alternatives(word: string): Wanted {
  const meant = Object.entries(meanings)
    .filter(([, beginnings]) => beginnings.some((beginning) => word.startsWith(beginning)))
    .map(([inFeatures]) => inFeatures);
  return [...new Set([stem(word), ...meant])];
}

/** The end of a plural or of a verb is left out: "refuses" and "refused" begin alike. */
function stem(word: string): string {
  return word.length > 4 ? word.replace(/(?:ies|es|ed|s)$/u, '') : word;
}
