import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { byLanguage, type Language } from '#schema/languages.ts';
import { withoutAccents } from './words.ts';

/** Whether a language has a word, written without accents. */
export type WordList = (word: string) => boolean;

/** Every language's list: of one without a list, no word is known. */
export function loadWordLists(): Readonly<Record<Language, WordList>> {
  return byLanguage(loadWordList);
}

const packages: Partial<Record<Language, string>> = {
  fr: 'an-array-of-french-words/index.json',
  en: 'an-array-of-english-words/index.json',
};

/**
 * A language's words (about 300,000). Each is kept as a number of 32 bits, so that a list takes 1.3 MB;
 * one strange word in ten thousand is taken for one of the language. The file, an array of strings in
 * JSON, is read byte by byte: as strings its words would take a hundred times as much while it is read.
 */
function loadWordList(language: Language): WordList {
  const name = packages[language];
  if (name === undefined) return () => false;
  const file = createRequire(import.meta.url).resolve(name);
  const hashes = hashesIn(readFileSync(file)).sort();
  return (word) => holds(hashes, hashOf(word));
}

/** The hash of each string of a JSON array. */
function hashesIn(json: Buffer): Uint32Array {
  const hashes = new Uint32Array(json.length / shortestItem);
  let count = 0;
  let start = json.indexOf(quote);
  while (start !== -1) {
    const end = json.indexOf(quote, start + 1);
    hashes[count] = hashOfBytes(json, start + 1, end);
    count += 1;
    start = json.indexOf(quote, end + 1);
  }
  return hashes.slice(0, count);
}

/** Most words are of plain small letters: these need not become strings. */
function hashOfBytes(json: Buffer, start: number, end: number): number {
  let hash = offsetBasis;
  for (let place = start; place < end; place++) {
    const byte = json[place] ?? 0;
    if (byte < smallA || byte > smallZ) {
      return hashOf(withoutAccents(json.toString('utf8', start, end).toLowerCase()));
    }
    hash = Math.imul(hash ^ byte, prime);
  }
  return hash >>> 0;
}

function hashOf(word: string): number {
  let hash = offsetBasis;
  for (let place = 0; place < word.length; place++) {
    hash = Math.imul(hash ^ word.charCodeAt(place), prime);
  }
  return hash >>> 0;
}

/** FNV-1a's. */
const offsetBasis = 0x811c9dc5;
const prime = 0x01000193;
const smallA = 0x61;
const smallZ = 0x7a;
const quote = 0x22;
/** Bytes of a string of one letter: its quotes, itself and a comma. */
const shortestItem = 4;

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
