import { stemmer as englishStem } from '@orama/stemmers/english';
import { stemmer as frenchStem } from '@orama/stemmers/french';
import { stopwords as smallEnglish } from '@orama/stopwords/english';
import { stopwords as smallFrench } from '@orama/stopwords/french';
import MiniSearch, { type CombinationOperator, type Query } from 'minisearch';

/** A rule as it is looked for. */
export interface Searched {
  title: string;
  /** The clauses that it shows, and whose rule it is beside them. */
  clauses: string;
  /** Its chapter and its feature, with what they are for. */
  place: string;
  /** What its scenarios are called and say. */
  said: string;
}

export interface Found<Rule> {
  rules: Rule[];
  /** Whether none of them has all the words: they come near. */
  isNear: boolean;
}

const most = 12;
const boost = { title: 6, clauses: 3, place: 2, said: 1 };

const unimportant = new Set(
  [...smallEnglish, ...smallFrench, ...'visitor visiteur happen change passe'.split(' ')].map(
    plain,
  ),
);

/** What people say for words of the features (features/search-words.yaml). */
export type Meanings = Readonly<Record<string, readonly string[]>>;

/** Finds rules by the words that somebody types, in either language, the best first. */
export function ruleFinder<Rule extends Searched>(
  rules: readonly Rule[],
  meanings: Meanings,
): (typed: string) => Found<Rule> {
  const meant = new Map(
    Object.entries(meanings).map(([word, others]) => [stemmed(word)[0], others.flatMap(stemmed)]),
  );
  const index = new MiniSearch<Searched & { id: number }>({
    fields: Object.keys(boost),
    tokenize: wordsIn,
    processTerm: (word) => {
      const [stem = word] = stemmed(word);
      return [stem, ...(meant.get(stem) ?? [])];
    },
  });
  index.addAll(
    rules.map(({ title, clauses, place, said }, id) => ({ id, title, clauses, place, said })),
  );
  return (typed) => {
    const wanted = wordsIn(typed).map(stemmed);
    const combineWith: CombinationOperator = 'OR';
    const query: Query = {
      combineWith,
      queries: wanted.map((stems) => ({ combineWith, queries: stems })),
    };
    const found = index.search(query, {
      boost,
      tokenize: (word) => [word],
      processTerm: (word) => word,
      prefix: (word) => word.length > 2,
      fuzzy: (word) => (word.length > 4 ? 0.25 : false),
      weights: { fuzzy: 0.3, prefix: 0.6 },
    });
    const ranked = found
      .map(({ id, score, queryTerms }) => {
        const share =
          wanted.filter((stems) => stems.some((stem) => queryTerms.includes(stem))).length /
          wanted.length;
        return { id: Number(id), share, score: score * share };
      })
      .toSorted((one, other) => other.score - one.score);
    return {
      rules: ranked.slice(0, most).flatMap(({ id }) => rules[id] ?? []),
      isNear: ranked.every(({ share }) => share < 1),
    };
  };
}

/** Those that say something, or all where none does. */
function wordsIn(text: string): string[] {
  const words = plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const telling = words.filter(
    (word) => !unimportant.has(word) && (word.length > 1 || /\d/u.test(word)),
  );
  return telling.length > 0 ? telling : words;
}

/** Without its ending, in English and in French. */
function stemmed(word: string): string[] {
  return [...new Set([englishStem(word), frenchStem(word)])];
}

/** Without accents and capitals. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
