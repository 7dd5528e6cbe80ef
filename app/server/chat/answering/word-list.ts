import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { byLanguage, type Language } from '#schema/languages.ts';
import { hasNumber } from './sorted-numbers.ts';
import { withoutAccents } from './words.ts';

/** Whether a language has a word, written without accents. */
export type WordList = (word: string) => boolean;

const packages: Partial<Record<Language, string>> = {
  fr: 'an-array-of-french-words/index.json',
  en: 'an-array-of-english-words/index.json',
};

/** Every language's list: of one without a list, no word is known. */
export const wordLists: Readonly<Record<Language, WordList>> = byLanguage(wordListOf);

/**
 * A language's words (about 300,000), read when the first one is looked up. Each is kept as a number of
 * 32 bits, so that a list takes 1.3 MB; one strange word in ten thousand is taken for one of the language.
 */
function wordListOf(language: Language): WordList {
  const name = packages[language];
  if (name === undefined) return () => false;
  let hashes: Uint32Array | undefined;
  return (word) => {
    hashes ??= hashesIn(readFileSync(createRequire(import.meta.url).resolve(name), 'utf8')).sort();
    return hasNumber(hashes, hashOf(word));
  };
}

/** The hash of each string of a JSON array: never all of them are strings at a time. */
function hashesIn(json: string): Uint32Array {
  const hashes: number[] = [];
  for (const { 1: word = '' } of json.matchAll(/"([^"]+)"/gu)) {
    const small = word.toLowerCase();
    hashes.push(hashOf(/^[a-z]+$/.test(small) ? small : withoutAccents(small)));
  }
  return Uint32Array.from(hashes);
}

/** FNV-1a's. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let place = 0; place < text.length; place++) {
    hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193);
  }
  return hash >>> 0;
}
