import type { KnownEntry } from './known-entries.ts';
import { type Stem, wordsOf } from './words.ts';

/** What a question's stem may stand for in another text, and how surely, from 0 to 1. */
export interface AskedTerm {
  stems: readonly { stem: string; weight: number }[];
  rarity: number;
}

/** How like an entry's phrasings a question is, by entry, from 0 to 1; entries without any are left out. */
export type Likeness = (
  asked: readonly AskedTerm[],
  order: readonly string[],
) => Map<number, number>;

interface Phrasing {
  entry: number;
  length: number;
}

/** A word that is followed by the same one as in the question tells more. */
const pairWeight = 0.5;

/**
 * Compares questions to the ways in which an entry is asked for: its title, keywords and questions,
 * each by itself, by the cosine of their words weighed by rarity.
 */
export function createLikeness(
  entries: readonly KnownEntry[],
  stemOf: Stem,
  rarityOf: (stem: string) => number,
): Likeness {
  const phrasings: Phrasing[] = [];
  const byTerm = new Map<string, number[]>();
  for (const [entry, { title, keywords = [], questions = [] }] of entries.entries()) {
    for (const text of [title, ...keywords, ...questions]) {
      const stems = wordsOf(text).map(stemOf);
      const terms = new Map(stems.map((stem) => [stem, rarityOf(stem)]));
      for (const pair of pairsOf(stems)) terms.set(pair, pairRarity(pair));
      const length = Math.hypot(...terms.values());
      for (const term of terms.keys()) {
        const at = byTerm.get(term) ?? [];
        at.push(phrasings.length);
        byTerm.set(term, at);
      }
      phrasings.push({ entry, length });
    }
  }
  const products = new Float64Array(phrasings.length);

  return (asked, order) => {
    const touched: number[] = [];
    let length = 0;
    const add = (term: string, rarity: number, weight: number) => {
      for (const phrasing of byTerm.get(term) ?? []) {
        if (products[phrasing] === 0) touched.push(phrasing);
        products[phrasing] = (products[phrasing] ?? 0) + rarity * rarity * weight;
      }
    };
    for (const { stems, rarity } of asked) {
      length += rarity * rarity;
      for (const { stem, weight } of stems) add(stem, rarity, weight);
    }
    for (const pair of new Set(pairsOf(order))) {
      const rarity = pairRarity(pair);
      if (byTerm.has(pair)) length += rarity * rarity;
      add(pair, rarity, 1);
    }
    const best = new Map<number, number>();
    const own = Math.sqrt(length) || 1;
    for (const place of touched) {
      const { entry, length: other } = phrasings[place] ?? { entry: 0, length: 1 };
      const cosine = Math.min(1, (products[place] ?? 0) / (own * (other || 1)));
      if (cosine > (best.get(entry) ?? 0)) best.set(entry, cosine);
      products[place] = 0;
    }
    return best;
  };

  function pairRarity(pair: string): number {
    const [one = '', other = ''] = pair.split(' ');
    return pairWeight * Math.min(rarityOf(one), rarityOf(other));
  }
}

function pairsOf(stems: readonly string[]): string[] {
  return stems.slice(1).map((stem, place) => `${stems[place]} ${stem}`);
}
