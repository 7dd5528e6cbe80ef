import type { Vocabulary } from '#schema/compiled.ts';
import type { Language } from '#schema/languages.ts';
import { createEntryIndex, type Postings } from './entry-index.ts';
import type { KnownEntry } from './known-entries.ts';
import { type AskedTerm, createLikeness } from './phrasing-index.ts';
import { createSpelling } from './spelling.ts';
import { createThesaurus } from './thesaurus.ts';
import type { WordList } from './word-list.ts';
import { createStem, wordsOf } from './words.ts';

export interface RankingOptions {
  language: Language;
  entries: readonly KnownEntry[];
  vocabulary: Vocabulary;
  /** Whether a word is one of either language. */
  isWord: WordList;
  /** Parts that a bench leaves out. */
  without?: readonly RankingPart[];
}

export type RankingPart = 'phrasings' | 'questions' | 'pairs' | 'spelling' | 'synonyms' | 'stems';

export interface Ranked {
  entry: KnownEntry;
  score: number;
  /** How like the question is to one way in which the entry is asked for, from 0 to 1. */
  likeness: number;
  /** How much of the question stands in the entry, from 0 to 1; rare words weigh more. */
  coverage: number;
  /** BM25F's, as a share of the most that the question could reach. */
  relevance: number;
  /** How much of the question this entry lacks and one subject that is not the site's has. */
  astray: number;
}

/** The entries that fit a question, the best first, at most `limit`. */
export type Ranking = (question: string, limit: number) => Ranked[];

export interface Ranker {
  rank: Ranking;
  /** Whether the knowledge has a word. */
  knows(word: string): boolean;
}

/** How surely another form of a word, or another word for it, means the same. */
const certainty = { own: 1, stem: 0.85, spelling: 0.8, synonym: 0.5 };
/** An entry's own phrasings say more of what it answers than its words do. */
const likenessWeight = 0.25;
const coverageWeight = 0.3;
/** A section of a page says much beside what was asked. */
const pageWeight = 0.85;

/** Ranks what the assistant knows in one language. */
export function createRanking(options: RankingOptions): Ranker {
  const { language, vocabulary, isWord } = options;
  const without = new Set(options.without);
  const entries = without.has('questions')
    ? options.entries.map(({ questions: _, ...entry }) => entry)
    : options.entries;
  const stemOf = without.has('stems') ? (word: string) => word : createStem(language);
  const index = createEntryIndex(entries, stemOf);
  const thesaurus = createThesaurus(
    without.has('synonyms') ? { synonyms: [] } : vocabulary,
    stemOf,
  );
  const spelling = createSpelling({ counts: index.counts, isWord });
  const rarities = new Map<string, number>();
  const likenessOf = createLikeness(entries, stemOf, rarityOf);

  const outside = entries.flatMap(({ kind }, id) => (kind === 'outside' ? [id] : []));
  return { rank, knows: (word) => index.words.has(word) };

  function rank(question: string, limit: number): Ranked[] {
    const order = wordsOf(question).slice(0, longestQuestion);
    const terms = termsOf(order);
    const whole = terms.reduce((sum, { rarity }) => sum + rarity, 0);
    if (whole === 0) return [];
    const relevance = new Map<number, number>();
    const coverage = new Map<number, number>();
    const holders = terms.map((term) => ({ share: term.rarity / whole, held: heldBy(term) }));
    for (const { share, held } of holders) {
      for (const [entry, { weight, certainty: certain }] of held) {
        relevance.set(entry, (relevance.get(entry) ?? 0) + weight * share);
        coverage.set(entry, (coverage.get(entry) ?? 0) + certain * share);
      }
    }
    const alike = without.has('phrasings')
      ? new Map<number, number>()
      : likenessOf(terms, without.has('pairs') ? [] : order.map(stemOf));
    const ranked: (Omit<Ranked, 'astray'> & { id: number })[] = [];
    for (const [id, sum] of relevance) {
      const entry = options.entries[id];
      if (!entry) continue;
      const likeness = alike.get(id) ?? 0;
      const held = coverage.get(id) ?? 0;
      const share = entry.kind === 'page' ? pageWeight : 1;
      ranked.push({
        id,
        entry,
        score: (sum + likenessWeight * likeness + coverageWeight * held) * share,
        likeness,
        coverage: held,
        relevance: sum,
      });
    }
    return ranked
      .sort((a, b) => b.score - a.score)
      .slice(0, limit)
      .map(({ id, ...rest }) => ({ ...rest, astray: astrayFrom(id, holders) }));
  }

  function astrayFrom(id: number, holders: readonly Holder[]): number {
    const lacking = holders.filter(({ held }) => !held.has(id));
    const shares = outside.map((other) =>
      lacking.reduce((sum, { share, held }) => sum + (held.has(other) ? share : 0), 0),
    );
    return Math.max(0, ...shares);
  }

  /** What a question is about, each thing once. */
  function termsOf(order: readonly string[]): Term[] {
    const { words, phrases } = thesaurus.read(order);
    const single = [...new Set(words)].map((word) => termOf(word));
    const byStem = new Map(single.map((term) => [term.stems[0]?.stem, term]));
    const same = phrases.map((stems) => ({
      words: [],
      stems: stems.map((stem) => ({ stem, weight: certainty.spelling })),
      rarity: Math.max(0, ...stems.map(rarityOf)),
    }));
    return [...byStem.values(), ...same];
  }

  function termOf(word: string): Term {
    const stem = stemOf(word);
    const known = index.stems.has(stem);
    const meant = known || without.has('spelling') ? [] : spelling(word);
    const [likeliest] = meant;
    const own = likeliest === undefined ? stem : stemOf(likeliest);
    const stems = new Map(thesaurus.alike(own).map((other) => [other, certainty.synonym]));
    for (const other of meant) stems.set(stemOf(other), certainty.spelling);
    if (known) stems.set(stem, certainty.stem);
    const first = [own, stems.get(own) ?? certainty.stem] as const;
    return {
      words: [word, ...meant.slice(0, 1)],
      stems: [...new Map([first, ...stems])].map(([other, weight]) => ({ stem: other, weight })),
      rarity: rarityOf(own),
    };
  }

  function heldBy({ words, stems }: Term): Map<number, Held> {
    const held = new Map<number, Held>();
    for (const word of words) hold(held, index.words.get(word), certainty.own);
    for (const { stem, weight } of stems) hold(held, index.stems.get(stem), weight);
    return held;
  }

  /** How much a stem tells: one that few entries have tells more. */
  function rarityOf(stem: string): number {
    const known = rarities.get(stem);
    if (known !== undefined) return known;
    const having = index.stems.get(stem)?.entries.length ?? 0;
    const rarity = Math.log(1 + (index.size - having + 0.5) / (having + 0.5));
    if (having > 0) rarities.set(stem, rarity);
    return rarity;
  }
}

interface Term extends AskedTerm {
  words: readonly string[];
}

/** The entries that have a word of the question, and the word's share of it. */
interface Holder {
  share: number;
  held: ReadonlyMap<number, Held>;
}

interface Held {
  weight: number;
  certainty: number;
}

/** Words that are read of a question. */
const longestQuestion = 400;

function hold(held: Map<number, Held>, postings: Postings | undefined, certain: number): void {
  if (!postings) return;
  for (const [place, entry] of postings.entries.entries()) {
    const weight = (postings.weights[place] ?? 0) * certain;
    const before = held.get(entry);
    if (!before) held.set(entry, { weight, certainty: certain });
    else if (weight > before.weight) {
      before.weight = weight;
      before.certainty = Math.max(before.certainty, certain);
    }
  }
}
