import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as z from 'zod';
import type { Language } from '#schema/languages.ts';
import { withoutAccents } from './words.ts';

/** Whether a language has a word, written without accents. */
export type WordList = (word: string) => boolean;

/** Both languages' lists. */
export function loadWordLists(): Readonly<Record<Language, WordList>> {
  return { fr: loadWordList('fr'), en: loadWordList('en') };
}

const packages = {
  fr: 'an-array-of-french-words/index.json',
  en: 'an-array-of-english-words/index.json',
} as const;

/**
 * A language's words (about 300,000). Each is kept as a number of 32 bits, so that a list takes 1.3 MB;
 * one strange word in ten thousand is taken for one of the language.
 */
function loadWordList(language: Language): WordList {
  const file = createRequire(import.meta.url).resolve(packages[language]);
  const words = z.array(z.string()).parse(JSON.parse(readFileSync(file, 'utf8')));
  const plain = withoutAccents(words.join('\n').toLowerCase()).split('\n');
  const hashes = Uint32Array.from(plain, hashOf).sort();
  return (word) => holds(hashes, hashOf(word));
}

/** FNV-1a. */
function hashOf(word: string): number {
  let hash = 0x811c9dc5;
  for (let place = 0; place < word.length; place++) {
    hash = Math.imul(hash ^ word.charCodeAt(place), 0x01000193);
  }
  return hash >>> 0;
}

function holds(sorted: Uint32Array, wanted: number): boolean {
  let low = 0;
  let high = sorted.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = sorted[middle] ?? 0;
    if (found === wanted) return true;
    if (found < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return false;
}
