import type { KnowledgeLine } from '../../../schema/compiled.ts';
import { stem, stemsOf, topicsOf } from './words.ts';

export interface Ranked {
  entry: KnowledgeLine;
  score: number;
  /** How much of what the query is about the entry holds, from 0 to 1; rare words weigh more. */
  coverage: number;
}

/** The entries that answer a query best, at most `limit`; those that share no word with it are left out. */
export type Ranking = (query: string, limit: number) => Ranked[];

const titleWeight = 3;
const keywordWeight = 3;

/** BM25 over title, keywords and text; a word with one typing error finds its neighbours. */
export function createRanking(entries: readonly KnowledgeLine[]): Ranking {
  const documents = entries.map(indexed);
  const averageLength = documents.reduce((sum, { length }) => sum + length, 0) / documents.length;
  const frequency = new Map<string, number>();
  for (const { counts } of documents) {
    for (const word of counts.keys()) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  }
  const vocabulary = new Set(entries.flatMap((entry) => topicsOf(textOf(entry))));

  return (query, limit) => {
    const asked = [...new Set(topicsOf(query))].map(known);
    const whole = asked.reduce((sum, roots) => sum + Math.max(...roots.map(rarity)), 0);
    return documents
      .map((document) => ({ entry: document.entry, ...measure(asked, whole, document) }))
      .filter((ranked) => ranked.score > 0)
      .sort((a, b) => b.score - a.score)
      .slice(0, limit);
  };

  /** The stems that a word of the query stands for: its own, or those of its neighbours. */
  function known(word: string): string[] {
    const root = stem(word);
    if (frequency.has(root) || word.length < 4) return [root];
    const neighbours = [...vocabulary].filter((other) => isOneEditAway(word, other)).map(stem);
    return neighbours.length > 0 ? neighbours : [root];
  }

  function rarity(root: string): number {
    const having = frequency.get(root) ?? 0;
    return Math.log(1 + (documents.length - having + 0.5) / (having + 0.5));
  }

  function measure(asked: readonly string[][], whole: number, { counts, length }: Indexed) {
    let score = 0;
    let held = 0;
    for (const root of new Set(asked.flat())) {
      const count = counts.get(root) ?? 0;
      const part = (count * 2.2) / (count + 1.2 * (0.25 + (0.75 * length) / averageLength));
      score += rarity(root) * part;
    }
    for (const roots of asked) {
      held += Math.max(...roots.map((root) => (counts.has(root) ? rarity(root) : 0)));
    }
    return { score, coverage: whole > 0 ? held / whole : 0 };
  }
}

interface Indexed {
  entry: KnowledgeLine;
  counts: ReadonlyMap<string, number>;
  length: number;
}

function textOf({ title, text, keywords = [] }: KnowledgeLine): string {
  return [title, text, ...keywords].join(' ');
}

function indexed(entry: KnowledgeLine): Indexed {
  const counts = new Map<string, number>();
  const add = (text: string, weight: number) => {
    for (const word of stemsOf(text)) counts.set(word, (counts.get(word) ?? 0) + weight);
  };
  add(entry.title, titleWeight);
  for (const keyword of entry.keywords ?? []) add(keyword, keywordWeight);
  add(entry.text, 1);
  return { entry, counts, length: [...counts.values()].reduce((sum, count) => sum + count, 0) };
}

/** One letter more, less, other, or two neighbours swapped. */
function isOneEditAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  const left = a.slice(start, a.length - end);
  const right = b.slice(start, b.length - end);
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}
