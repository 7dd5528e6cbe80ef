import { stemmer as englishStem } from '@orama/stemmers/english';
import { stemmer as frenchStem } from '@orama/stemmers/french';
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
  /** For those who build the site: found after what its owner signs. */
  isTechnical: boolean;
}

export interface Found<Rule> {
  rules: Rule[];
  /** Whether none of them has all the words: they come near. */
  isNear: boolean;
}

const most = 12;
const boost = { title: 6, clauses: 3, place: 2, said: 1 };

/** Words that say nothing of what is looked for, without accents. */
const unimportant: ReadonlySet<string> = new Set(
  (
    'a about an and any are as at be been being by can change could do does for from had happen has have he her his how i ' +
    'if in into is it its me my no not of on one or our she so some somebody someone than that the their them then there ' +
    'these they this those to us visitor was we were what when where which who whom whose why will with would you your ' +
    'ai as au aucun aussi aux avec avoir c ce cela celle celui ces cet cette chez comme comment d dans de des dont du elle elles en ' +
    'entre est et etre eux il ils j je l la le les leur leurs lors lorsqu lorsque lui m ma mais me meme mes moi mon n ne ' +
    'nos notre nous on ont ou par pas passe peut plus pour qu quand que quel quelle quelles quels qui quoi s sa sans se ' +
    'ses si son sont sur t ta te tes toi ton tout tous tu un une va visiteur vos votre vous y'
  ).split(' '),
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
  const index = new MiniSearch<Omit<Searched, 'isTechnical'> & { id: number }>({
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
        return {
          id: Number(id),
          share,
          score: score * share * (rules[Number(id)]?.isTechnical ? 0.5 : 1),
        };
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
