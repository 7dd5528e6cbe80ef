import MiniSearch, { type SearchOptions } from 'minisearch';
import type { KnowledgeLine } from '#schema/compiled.ts';
import type { Language } from '#schema/languages.ts';
import type { Lexicon, Topic } from './lexicon.ts';
import { stemsOf, topicsOf } from './words.ts';

export interface Ranked {
  entry: KnowledgeLine;
  /** In units of a word that stands in one entry alone, so that it means the same on a larger site. */
  score: number;
  /** How much of what the query is about the entry holds, from 0 to 1; rare words weigh more. */
  coverage: number;
  /** How many things that the query is about stand in the entry's title or keywords. */
  named: number;
}

/** The entries that answer a query best, at most `limit`; those that share no word with it are left out. */
export type Ranking = (query: string, limit: number) => Ranked[];

/** A word in a title or a keyword says what an entry is about; one in its text may stand there by chance. */
const boost = { title: 2, keywords: 3, text: 1 };
const byChance = 0.6;
/** For each word of a keyword that the query holds whole. */
const phraseWeight = 0.4;
/** An entry that holds little of the query falls behind one that holds it all. */
const leastFactor = 0.25;
/** A word that no entry has may be mistyped: in a quarter of its letters, two at most. */
const mistyped = { fuzzy: 0.25, maxFuzzy: 2, weights: { fuzzy: 0.9, prefix: 0 } };
const shortestMistyped = 5;
/** What the site calls by another name is found a little less surely. */
const alikeWeight = 0.8;
/** A word of any conversation tells this much of what it would tell by its rarity. */
const everydayWeight = 0.25;
/** The score of an entry that has the whole question for a keyword. */
const wholeSaying = 10;

/** A word in an entry. */
interface Place {
  score: number;
  /** In its title or keywords. */
  about: boolean;
  /** How much of the word the entry holds, from 0 to 1. */
  share: number;
}

/** One word of a query: where it is found, and how much it tells. */
interface Found {
  places: ReadonlyMap<number, Place>;
  rarity: number;
  everyday: boolean;
}

/** Ranks a language's entries word by word (BM25+), and by how much of the query each one holds. */
export function createRanking(entries: readonly KnowledgeLine[], lexicon: Lexicon): Ranking {
  const { language } = lexicon;
  const index = indexOf(entries, language);
  const rarest = rarityOf(1);
  const sayings = sayingsOf(entries, lexicon);
  const phrases = entries.map(({ keywords = [] }) => phrasesOf(keywords, language));

  return (query, limit) => {
    const asked = lexicon.topics(query);
    if (asked.every(({ everyday }) => everyday))
      return (sayings.get(lexicon.saying(query)) ?? []).slice(0, limit);
    const stems = new Set(asked.flatMap((topic) => topic.stems));
    const found = asked.map(find);
    const whole = found.reduce((sum, { rarity }) => sum + rarity, 0);
    const places = new Set(found.flatMap((word) => [...word.places.keys()]));
    return entries
      .flatMap((entry, place) => {
        if (!places.has(place)) return [];
        const { sum, held, named } = measure(place, found);
        const bonus = phraseWeight * wordsHeld(phrases[place] ?? [], stems);
        const coverage = held / whole;
        return [
          { entry, score: (sum / rarest + bonus) * (leastFactor + coverage), coverage, named },
        ];
      })
      .sort((a, b) => b.score - a.score)
      .slice(0, limit);
  };

  function find({ stems, alike, everyday }: Topic): Found {
    const exact = search(stems, 1);
    const known = [...exact, ...search(alike, alikeWeight)];
    const long = stems.filter((stem) => stem.length >= shortestMistyped);
    const results = known.length > 0 ? known : search(long, 1, mistyped);
    const places = new Map<number, Place>();
    for (const { id, ...place } of results) {
      if ((places.get(id)?.score ?? 0) < place.score) places.set(id, place);
    }
    // A word that the site has tells as much with its synonyms as without.
    const having = new Set(exact.map(({ id }) => id)).size || places.size;
    return { places, rarity: rarityOf(having) * (everyday ? everydayWeight : 1), everyday };
  }

  function search(stems: readonly string[], weight: number, options?: SearchOptions) {
    const results = stems.flatMap((stem) => index.search(stem, { boost, ...options }));
    return results.map(({ id, score, match }) => {
      const fields = Object.values(match).flat();
      const about = fields.includes('title') || fields.includes('keywords');
      return {
        id: Number(id),
        score: score * weight,
        about,
        share: (about ? 1 : byChance) * weight,
      };
    });
  }

  function rarityOf(having: number): number {
    return Math.log(1 + (entries.length - having + 0.5) / (having + 0.5));
  }
}

function indexOf(entries: readonly KnowledgeLine[], language: Language): MiniSearch {
  const index = new MiniSearch({
    fields: Object.keys(boost),
    tokenize: topicsOf,
    processTerm: (topic) => stemsOf(topic, language),
    searchOptions: { tokenize: (stem) => [stem], processTerm: (stem) => stem },
  });
  index.addAll(
    entries.map(({ title, text, keywords = [] }, id) => {
      return { id, title, text, keywords: keywords.join(' ') };
    }),
  );
  return index;
}

/** What is asked in small words alone ("que faites-vous ?") is known by the whole keyword. */
function sayingsOf(entries: readonly KnowledgeLine[], lexicon: Lexicon): Map<string, Ranked[]> {
  const pairs = entries.flatMap((entry) =>
    (entry.keywords ?? []).map((keyword) => ({ entry, saying: lexicon.saying(keyword) })),
  );
  const bySaying = Map.groupBy(pairs, ({ saying }) => saying);
  bySaying.delete('');
  return new Map(
    [...bySaying].map(([saying, same]) => {
      return [
        saying,
        same.map(({ entry }) => ({ entry, score: wholeSaying, coverage: 1, named: 1 })),
      ];
    }),
  );
}

/** The topics of each keyword, each by its stems. */
function phrasesOf(keywords: readonly string[], language: Language): string[][][] {
  return keywords
    .map((keyword) => topicsOf(keyword).map((topic) => stemsOf(topic, language)))
    .filter((phrase) => phrase.length > 0);
}

/** How many words the keywords have that are held whole. */
function wordsHeld(phrases: readonly string[][][], asked: ReadonlySet<string>): number {
  return phrases
    .filter((phrase) => phrase.every((stems) => stems.some((stem) => asked.has(stem))))
    .reduce((sum, phrase) => sum + phrase.length, 0);
}

function measure(place: number, found: readonly Found[]) {
  let sum = 0;
  let held = 0;
  let named = 0;
  for (const { places, rarity, everyday } of found) {
    const { score = 0, share = 0, about = false } = places.get(place) ?? {};
    sum += score;
    held += rarity * share;
    if (about && !everyday) named += 1;
  }
  return { sum, held, named };
}
