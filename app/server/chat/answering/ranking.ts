import { createEntryIndex, type Postings } from './entry-index.ts';
import type { KnownEntry } from './known-entries.ts';
import { createLikeness } from './phrasing-index.ts';
import { createSpelling } from './spelling.ts';
import type { WordForms } from './word-forms.ts';
import type { WordList } from './word-list.ts';
import { wordsOf } from './words.ts';

export interface RankingOptions {
  entries: readonly KnownEntry[];
  forms: WordForms;
  /** Whether a word is one of either language. */
  isWord: WordList;
}

export interface Ranked {
  entry: KnownEntry;
  score: number;
  /** How like the question is to one way in which the entry is asked for, from 0 to 1. */
  likeness: number;
  /** How much of the question stands in the entry, from 0 to 1; rare words weigh more. */
  coverage: number;
  /** BM25F's, as a share of the most that the question could reach. */
  relevance: number;
  /** The score of the nearest subject that is not the site's, as a share of this entry's. */
  rival: number;
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
  const { entries, forms, isWord } = options;
  const index = createEntryIndex(entries, forms.stem);
  const spelling = createSpelling({
    words: index.words,
    isWord: (word) => isWord(word) || knows(word),
  });
  const rarities = new Map<string, number>();
  const likenessOf = createLikeness(entries);
  const outside = entries.flatMap(({ kind }, id) => (kind === 'outside' ? [id] : []));
  const held = { weight: new Float64Array(index.size), certain: new Float64Array(index.size) };
  return { rank, knows };

  function knows(word: string): boolean {
    return index.stems.has(forms.stem(word));
  }

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
    const alike = likenessOf(words);
    const scores = relevance.map((sum, id) => {
      const share = entries[id]?.kind === 'page' ? pageWeight : 1;
      const likeness = likenessWeight * (alike[id] ?? 0);
      return sum === 0 ? 0 : (sum + likeness + coverageWeight * (coverage[id] ?? 0)) * share;
    });
    const nearest = Math.max(0, ...outside.map((id) => scores[id] ?? 0));
    const places = highest(scores, limit);
    return places.flatMap((id) => {
      const entry = entries[id];
      if (!entry) return [];
      return {
        entry,
        score: scores[id] ?? 0,
        likeness: alike[id] ?? 0,
        coverage: coverage[id] ?? 0,
        relevance: relevance[id] ?? 0,
        rival: nearest / (scores[id] ?? 1),
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

  /** What a question is about, each thing once. */
  function termsOf(words: readonly string[]): Term[] {
    const terms = [...new Set(words)].map(termOf);
    return [...new Map(terms.map((term) => [term.meant, term])).values()];
  }

  function termOf(word: string): Term {
    const [likeliest = word, ...others] = spelling(word);
    const meant = forms.stem(likeliest);
    const found = [
      ...postingsOf(meant, 1),
      ...others.flatMap((other) => postingsOf(forms.stem(other), lesserCertainty)),
    ];
    return { meant, rarity: rarityOf(meant), found };
  }

  function postingsOf(stem: string, certain: number): Term['found'] {
    const postings = index.stems.get(stem);
    return postings ? [{ postings, certain }] : [];
  }

  /** How much a word tells: one that few entries have tells more. */
  function rarityOf(word: string): number {
    const known = rarities.get(word);
    if (known !== undefined) return known;
    const having = index.stems.get(word)?.entries.length ?? 0;
    const rarity = Math.log(1 + (index.size - having + 0.5) / (having + 0.5));
    if (having > 0) rarities.set(word, rarity);
    return rarity;
  }
}

/** What a question's word stands for, and how much it tells. */
interface Term {
  /** The stem of the word itself, or of the one that it was likeliest meant for. */
  meant: string;
  rarity: number;
  /** Where the term stands, and how surely it is meant there. */
  found: readonly { postings: Postings; certain: number }[];
}

/** Words that are read of a question. */
const maxQuestionWords = 400;

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
