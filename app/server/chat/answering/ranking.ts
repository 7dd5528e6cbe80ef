import { createEntryIndex, type Postings } from './entry-index.ts';
import { isOfSite, type KnownEntry } from './known-entries.ts';
import { createLikeness } from './phrasing-index.ts';
import { hasNumber } from './sorted-numbers.ts';
import { createSpelling } from './spelling.ts';
import type { WordList } from './word-list.ts';
import { wordsOf } from './words.ts';

export interface RankingOptions {
  entries: readonly KnownEntry[];
  /** Whether a word is one of either language. */
  isWord: WordList;
  /** Parts that a bench leaves out. */
  without?: readonly RankingPart[];
}

export type RankingPart = 'phrasings' | 'questions' | 'spelling';

export interface Ranked {
  entry: KnownEntry;
  score: number;
  /** How like the question is to one way in which the entry is asked for, from 0 to 1. */
  likeness: number;
  /** How much of the question stands in the entry, from 0 to 1; rare words weigh more. */
  coverage: number;
  /** BM25F's, as a share of the most that the question could reach. */
  relevance: number;
  /**
   * How much of the question this entry lacks and one subject that is not the site's has, beside what an
   * entry has that is nearer than that subject.
   */
  astray: number;
  /** The score of the nearest subject that is not the site's, as a share of this entry's. */
  rival: number;
  /** How much of the question this entry has and the first one of the site's lacks. */
  adds: number;
}

/** The entries that fit a question, the best first, at most `limit`. */
export type Ranking = (question: string, limit: number) => Ranked[];

export interface Ranker {
  rank: Ranking;
  /** Whether the knowledge has a word. */
  knows(word: string): boolean;
}

/** How surely the second and third word that a mistyped one may be is meant. */
const lesserCertainty = 0.8;
/** An entry's own phrasings say more of what it answers than its words do. */
const likenessWeight = 1.2;
const coverageWeight = 0.3;
/** A section of a page says much beside what was asked. */
const pageWeight = 0.85;

/** Ranks what the assistant knows in one language. */
export function createRanking(options: RankingOptions): Ranker {
  const { isWord } = options;
  const without = new Set(options.without);
  const entries = without.has('questions')
    ? options.entries.map(({ questions: _, ...entry }) => entry)
    : options.entries;
  const index = createEntryIndex(entries);
  const spelling = createSpelling({ words: index.words, isWord });
  const rarities = new Map<string, number>();
  const likenessOf = createLikeness(entries);
  const outside = entries.flatMap(({ kind }, id) => (kind === 'outside' ? [id] : []));
  const held = { weight: new Float64Array(index.size), certain: new Float64Array(index.size) };
  return { rank, knows: (word) => index.words.has(word) };

  function rank(question: string, limit: number): Ranked[] {
    const words = wordsOf(question).slice(0, maxQuestionWords);
    const terms = termsOf(words);
    const whole = terms.reduce((sum, { rarity }) => sum + rarity, 0);
    if (whole === 0) return [];
    const relevance = new Float64Array(index.size);
    const coverage = new Float64Array(index.size);
    for (const { rarity, found } of terms) {
      const share = rarity / whole;
      for (const entry of holdersOf(found)) {
        relevance[entry] = (relevance[entry] ?? 0) + (held.weight[entry] ?? 0) * share;
        coverage[entry] = (coverage[entry] ?? 0) + (held.certain[entry] ?? 0) * share;
        held.weight[entry] = 0;
        held.certain[entry] = 0;
      }
    }
    const alike = without.has('phrasings') ? new Float64Array(index.size) : likenessOf(words);
    const scores = relevance.map((sum, id) => {
      const share = options.entries[id]?.kind === 'page' ? pageWeight : 1;
      const likeness = likenessWeight * (alike[id] ?? 0);
      return sum === 0 ? 0 : (sum + likeness + coverageWeight * (coverage[id] ?? 0)) * share;
    });
    const nearest = Math.max(0, ...outside.map((id) => scores[id] ?? 0));
    const places = highest(scores, limit);
    const ofSite = places.filter((id) => isOfSite(options.entries[id]));
    const [first] = ofSite;
    const nearer = ofSite.filter((id) => (scores[id] ?? 0) > nearest);
    const unclaimed = terms.filter(({ found }) => !nearer.some((id) => isIn(found, id)));
    return places.flatMap((id) => {
      const entry = options.entries[id];
      if (!entry) return [];
      return {
        entry,
        score: scores[id] ?? 0,
        likeness: alike[id] ?? 0,
        coverage: coverage[id] ?? 0,
        relevance: relevance[id] ?? 0,
        astray: astrayFrom(id, unclaimed) / whole,
        rival: nearest / (scores[id] ?? 1),
        adds: first === undefined ? 0 : shareBeside(first, id, terms) / whole,
      };
    });
  }

  /** The entries that have a term; `held` then tells how much each is about it, until it is cleared. */
  function holdersOf(found: Term['found']): number[] {
    const holders: number[] = [];
    for (const { postings, certain } of found) {
      for (let place = 0; place < postings.entries.length; place++) {
        const entry = postings.entries[place] ?? 0;
        const weight = (postings.weights[place] ?? 0) * certain;
        if (held.weight[entry] === 0) holders.push(entry);
        held.weight[entry] = Math.max(held.weight[entry] ?? 0, weight);
        held.certain[entry] = Math.max(held.certain[entry] ?? 0, certain);
      }
    }
    return holders;
  }

  function astrayFrom(id: number, terms: readonly Term[]): number {
    return Math.max(0, ...outside.map((other) => shareBeside(id, other, terms)));
  }

  /** What a question is about, each thing once. */
  function termsOf(words: readonly string[]): Term[] {
    const terms = [...new Set(words)].map(termOf);
    return [...new Map(terms.map((term) => [term.meant, term])).values()];
  }

  function termOf(word: string): Term {
    const [meant = word, ...others] = without.has('spelling') ? [] : spelling(word);
    const found = [
      ...postingsOf(meant, 1),
      ...others.flatMap((other) => postingsOf(other, lesserCertainty)),
    ];
    return { meant, rarity: rarityOf(meant), found };
  }

  function postingsOf(word: string, certain: number): Term['found'] {
    const postings = index.words.get(word);
    return postings ? [{ postings, certain }] : [];
  }

  /** How much a word tells: one that few entries have tells more. */
  function rarityOf(word: string): number {
    const known = rarities.get(word);
    if (known !== undefined) return known;
    const having = index.words.get(word)?.entries.length ?? 0;
    const rarity = Math.log(1 + (index.size - having + 0.5) / (having + 0.5));
    if (having > 0) rarities.set(word, rarity);
    return rarity;
  }
}

/** What a question's word stands for, and how much it tells. */
interface Term {
  /** The word itself, or the one that it was likeliest meant for. */
  meant: string;
  rarity: number;
  /** Where the term stands, and how surely it is meant there. */
  found: readonly { postings: Postings; certain: number }[];
}

/** What one entry has of the terms that another lacks. */
function shareBeside(lacking: number, having: number, terms: readonly Term[]): number {
  return terms
    .filter(({ found }) => isIn(found, having) && !isIn(found, lacking))
    .reduce((sum, { rarity }) => sum + rarity, 0);
}

/** Words that are read of a question. */
const maxQuestionWords = 400;

function isIn(found: Term['found'], id: number): boolean {
  return found.some(({ postings }) => hasNumber(postings.entries, id));
}

/** The places of the highest scores above nothing, the highest first. */
function highest(scores: Float64Array, limit: number): number[] {
  const places: number[] = [];
  let least = 0;
  for (let id = 0; id < scores.length; id++) {
    const score = scores[id] ?? 0;
    if (score === 0 || (places.length === limit && score <= least)) continue;
    const before = places.findIndex((place) => (scores[place] ?? 0) < score);
    places.splice(before === -1 ? places.length : before, 0, id);
    if (places.length > limit) places.pop();
    least = scores[places.at(-1) ?? 0] ?? 0;
  }
  return places;
}
