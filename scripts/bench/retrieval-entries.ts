import type { KnowledgeLine } from '#schema/compiled.ts';

const syllables = ['ba', 'ré', 'ti', 'on', 'mur', 'sol', 'ge', 'pla', 'te', 'for', 'me', 'né'];
/** Different words: each is made of three syllables. */
const vocabulary = syllables.length ** 3;

/** Entries of about seventy words, the same on every run. */
export function makeEntries(count: number): KnowledgeLine[] {
  const draw = drawer(1);
  return Array.from({ length: count }, (_, place) => ({
    title: wordsBy(draw, 5),
    text: wordsBy(draw, 64),
    page: `/page-${place}`,
    keywords: [wordsBy(draw, 1), wordsBy(draw, 1), wordsBy(draw, 2)],
  }));
}

/** Questions of six words. */
export function makeQueries(count: number): string[] {
  const draw = drawer(2);
  return Array.from({ length: count }, () => `${wordsBy(draw, 6)} ?`);
}

function wordsBy(draw: () => number, count: number): string {
  return Array.from({ length: count }, () => wordAt(Math.floor(draw() ** 2 * vocabulary))).join(
    ' ',
  );
}

/** Low places are drawn far more often than high ones, as in a language. */
function wordAt(place: number): string {
  const base = syllables.length;
  const digits = [Math.floor(place / base ** 2), Math.floor(place / base) % base, place % base];
  return digits.map((digit) => syllables[digit]).join('');
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function drawer(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
