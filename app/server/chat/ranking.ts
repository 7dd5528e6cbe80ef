import type { KnowledgeLine } from '../../../schema/compiled.ts';
import { stemsOf } from './words.ts';

export interface Ranked {
  entry: KnowledgeLine;
  score: number;
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
  const vocabulary = [...frequency.keys()];

  return (query, limit) => {
    const words = new Set(stemsOf(query).flatMap(known));
    return documents
      .map(({ entry, counts, length }) => ({ entry, score: score(words, counts, length) }))
      .filter((ranked) => ranked.score > 0)
      .sort((a, b) => b.score - a.score)
      .slice(0, limit);
  };

  function known(word: string): string[] {
    if (frequency.has(word)) return [word];
    return word.length < 4 ? [] : vocabulary.filter((other) => isOneEditAway(word, other));
  }

  function score(words: ReadonlySet<string>, counts: ReadonlyMap<string, number>, length: number) {
    let sum = 0;
    for (const word of words) {
      const count = counts.get(word) ?? 0;
      const having = frequency.get(word) ?? 0;
      const rarity = Math.log(1 + (documents.length - having + 0.5) / (having + 0.5));
      sum += (rarity * count * 2.2) / (count + 1.2 * (0.25 + (0.75 * length) / averageLength));
    }
    return sum;
  }
}

function indexed(entry: KnowledgeLine) {
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
