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
    hashes ??= hashesIn(readFileSync(createRequire(import.meta.url).resolve(name))).sort();
    return hasNumber(hashes, hashOf(word));
  };
}

/**
 * The hash of each string of a JSON array, in small letters without accents. The file is read byte by
 * byte: as strings its words would take a hundred times as much memory while they are read.
 */
function hashesIn(json: Buffer): Uint32Array {
  const hashes = new Uint32Array(json.length / minItemBytes);
  const plain = new Map<number, string>();
  let count = 0;
  let hash = offsetBasis;
  let isInside = false;
  for (let place = 0; place < json.length; place++) {
    const byte = json[place] ?? 0;
    if (byte === quote) {
      if (isInside) hashes[count++] = hash;
      isInside = !isInside;
      hash = offsetBasis;
    } else if (byte >= smallA && byte <= smallZ) {
      hash = Math.imul(hash ^ byte, prime);
    } else if (isInside) {
      const length = lengthOf(byte);
      const key = json.readUIntBE(place, length);
      const letters = plain.get(key) ?? plainly(json.toString('utf8', place, place + length));
      plain.set(key, letters);
      hash = hashOf(letters, hash);
      place += length - 1;
    }
  }
  return hashes.slice(0, count);
}

function plainly(letters: string): string {
  return withoutAccents(letters.toLowerCase());
}

/** The bytes of a character in UTF-8, by its first one. */
function lengthOf(first: number): number {
  if (first < 0x80) return 1;
  if (first < 0xe0) return 2;
  return first < 0xf0 ? 3 : 4;
}

/** FNV-1a's, of what follows a text that has been hashed. */
function hashOf(text: string, before = offsetBasis): number {
  let hash = before;
  for (let place = 0; place < text.length; place++) {
    hash = Math.imul(hash ^ text.charCodeAt(place), prime);
  }
  return hash >>> 0;
}

const offsetBasis = 0x811c9dc5;
const prime = 0x01000193;
const smallA = 0x61;
const smallZ = 0x7a;
const quote = 0x22;
/** Bytes of a string of one letter: its quotes, itself and a comma. */
const minItemBytes = 4;
