import { distance } from 'fastest-levenshtein';
import type { WordList } from './word-list.ts';

export interface SpellingOptions {
  /** The words of the knowledge, and the entries that have each. */
  words: ReadonlyMap<string, { entries: readonly number[] }>;
  /** Whether the language has a word. */
  isWord: WordList;
}

/** The word of the knowledge that a strange word is likeliest meant for. */
export type Spelling = (word: string) => string | undefined;

/**
 * Reads mistyped words. A word that the language has is never one, so "stuff" is not read as "staff";
 * one letter may be wrong in four, two in eight; of words as near, the one of more entries is meant.
 */
export function createSpelling({ words, isWord }: SpellingOptions): Spelling {
  const byLength = Map.groupBy(words, ([word]) => word.length);
  const known = new Map<string, string | undefined>();

  return (written) => {
    if (known.has(written)) return known.get(written);
    const meant = read(written);
    if (known.size < remembered) known.set(written, meant);
    return meant;
  };

  function read(written: string): string | undefined {
    const allowed = allowedEdits(written);
    if (allowed === 0 || words.has(written) || isWord(written)) return undefined;
    const near: { word: string; edits: number; count: number }[] = [];
    for (let length = written.length - allowed; length <= written.length + allowed; length++) {
      for (const [word, { entries }] of byLength.get(length) ?? []) {
        if (/\d/.test(word)) continue;
        const edits = editsBetween(written, word);
        if (edits <= allowed) near.push({ word, edits, count: entries.length });
      }
    }
    near.sort((a, b) => a.edits - b.edits || b.count - a.count);
    return near[0]?.word;
  }
}

function allowedEdits(word: string): number {
  if (/\d/.test(word) || word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

/** Two letters in the wrong order are one slip. */
function editsBetween(written: string, word: string): number {
  const edits = distance(written, word);
  return edits === 2 && written.length === word.length && isSwapped(written, word) ? 1 : edits;
}

function isSwapped(written: string, word: string): boolean {
  const first = [...written].findIndex((letter, place) => letter !== word[place]);
  return (
    written[first] === word[first + 1] &&
    written[first + 1] === word[first] &&
    written.slice(first + 2) === word.slice(first + 2)
  );
}

const remembered = 5000;
