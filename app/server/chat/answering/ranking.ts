import { createEntryIndex } from './entry-index.ts';
import type { KnownEntry } from './known-entries.ts';
import { createLikeness } from './phrasing-index.ts';
import { createSpelling } from './spelling.ts';
import type { Stem } from './stems.ts';
import type { WordList } from './word-list.ts';
import { wordsOf } from './words.ts';

export interface RankingOptions {
  entries: readonly KnownEntry[];
  stem: Stem;
  /** Whether the language has a word. */
  isWord: WordList;
}

export interface Ranked {
  entry: KnownEntry;
  score: number;
  /** How like the question is to one way in which the entry is asked for, from 0 to 1. */
  likeness: number;
  /** How far its score is above that of the nearest subject which is not the site's. */
  lead: number;
}

/** The entries that fit a question, the best first, at most `limit`. */
export type Ranking = (question: string, limit: number) => Ranked[];

export interface Ranker {
  rank: Ranking;
  /** Whether the knowledge has a word. */
  knows(word: string): boolean;
}

/** An entry's own phrasings say more of what it answers than its words do. */
const likenessWeight = 1.2;
/** A section of a page says much beside what was asked. */
const pageWeight = 0.85;

/** Ranks what the assistant knows in one language. */
export function createRanking({ entries, stem, isWord }: RankingOptions): Ranker {
  const index = createEntryIndex(entries, stem);
  const spelling = createSpelling({
    words: index.words,
    isWord: (word) => isWord(word) || knows(word),
  });
  const likenessOf = createLikeness(entries);
  const outside = entries.flatMap(({ kind }, id) => (kind === 'outside' ? [id] : []));
  return { rank, knows };

  function knows(word: string): boolean {
    return index.stems.has(stem(word));
  }

  function rank(question: string, limit: number): Ranked[] {
    const words = wordsOf(question);
    const relevance = relevanceOf(words);
    const alike = likenessOf(words);
    const scores = relevance.map((sum, id) => {
      const share = entries[id]?.kind === 'page' ? pageWeight : 1;
      return sum === 0 ? 0 : (sum + likenessWeight * (alike[id] ?? 0)) * share;
    });
    const nearest = Math.max(0, ...outside.map((id) => scores[id] ?? 0));
    return highest(scores, limit).flatMap((id) => {
      const [entry, score = 0] = [entries[id], scores[id]];
      return entry ? { entry, score, likeness: alike[id] ?? 0, lead: score - nearest } : [];
    });
  }

  /** How much each entry is about the words, as a share of the most that they could reach; rare ones weigh more. */
  function relevanceOf(words: readonly string[]): Float64Array {
    const meant = new Set(words.map((word) => stem(spelling(word) ?? word)));
    const whole = [...meant].reduce((sum, one) => sum + rarityOf(one), 0);
    const relevance = new Float64Array(index.size);
    for (const one of meant) {
      const share = rarityOf(one) / whole;
      const { entries: holders = [], weights = [] } = index.stems.get(one) ?? {};
      for (const [place, entry] of holders.entries()) {
        relevance[entry] = (relevance[entry] ?? 0) + (weights[place] ?? 0) * share;
      }
    }
    return relevance;
  }

  /** How much a word tells: one that few entries have tells more. */
  function rarityOf(word: string): number {
    const having = index.stems.get(word)?.entries.length ?? 0;
    return Math.log(1 + (index.size - having + 0.5) / (having + 0.5));
  }
}

/** The places of the highest scores above nothing, the highest first. */
function highest(scores: Float64Array, limit: number): number[] {
  const places = [...scores.keys()].filter((place) => scores[place] !== 0);
  return places.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0)).slice(0, limit);
}
