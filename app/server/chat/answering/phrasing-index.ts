import type { KnownEntry } from './known-entries.ts';
import { type Stem, wordsOf } from './words.ts';

/** What a question's stem may stand for in another text, and how surely, from 0 to 1. */
export interface AskedTerm {
  stems: readonly { stem: string; weight: number }[];
  rarity: number;
}

/** How like an entry's phrasings a question is, by entry, from 0 to 1. */
export type Likeness = (asked: readonly AskedTerm[]) => Float64Array;

/**
 * Compares questions to the ways in which an entry is asked for: its title, keywords and questions,
 * each by itself, by the cosine of their words weighed by rarity.
 */
export function createLikeness(
  entries: readonly KnownEntry[],
  stemOf: Stem,
  rarityOf: (stem: string) => number,
): Likeness {
  const entryOf: number[] = [];
  const lengths: number[] = [];
  const byStem = new Map<string, number[]>();
  for (const [entry, { title, keywords = [], questions = [] }] of entries.entries()) {
    for (const text of [title, ...keywords, ...questions]) {
      let length = 0;
      for (const stem of new Set(wordsOf(text).map(stemOf))) {
        length += rarityOf(stem) ** 2;
        const at = byStem.get(stem);
        if (at) at.push(lengths.length);
        else byStem.set(stem, [lengths.length]);
      }
      entryOf.push(entry);
      lengths.push(Math.sqrt(length) || 1);
    }
  }
  const products = new Float64Array(lengths.length);

  return (asked) => {
    const touched: number[] = [];
    let length = 0;
    for (const { stems, rarity } of asked) {
      length += rarity * rarity;
      for (const { stem, weight } of stems) {
        for (const phrasing of byStem.get(stem) ?? []) {
          if (products[phrasing] === 0) touched.push(phrasing);
          products[phrasing] = (products[phrasing] ?? 0) + rarity * rarity * weight;
        }
      }
    }
    const best = new Float64Array(entries.length);
    const own = Math.sqrt(length) || 1;
    for (const phrasing of touched) {
      const entry = entryOf[phrasing] ?? 0;
      const cosine = (products[phrasing] ?? 0) / (own * (lengths[phrasing] ?? 1));
      best[entry] = Math.max(best[entry] ?? 0, Math.min(1, cosine));
      products[phrasing] = 0;
    }
    return best;
  };
}
