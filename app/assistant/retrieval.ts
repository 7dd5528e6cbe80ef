import type { KnowledgeLine } from '#schema/compiled.ts';

/** Entries that a question is sent with (spec-9-chat-score). */
export const maxContextEntries = 8;

/** Characters; shorter words are ignored (spec-9-chat-score). */
const minWordCharacters = 2;
const wordWeight = 1;
const keywordWeight = 0.5;

type Found = { entry: KnowledgeLine; score: number };

export type Index = {
  add(entry: KnowledgeLine): void;
  /** The best entries that score at all, ties in the order they were added. */
  search(query: string, limit?: number): Found[];
};

/**
 * 1 for each distinct word of the query that stands as a whole word in an entry, 0.5 for each of its
 * keywords that the query contains (spec-9-chat-score; docs/interface.md, "Assistant").
 */
export function createIndex(): Index {
  const entries: KnowledgeLine[] = [];
  const words = new Map<string, number[]>();
  const keywords = new Map<string, number[]>();
  const lengths = new Map<string, Set<number>>();

  return { add, search };

  function add(entry: KnowledgeLine): void {
    const place = entries.push(entry) - 1;
    const listed = entry.keywords ?? [];
    const text = normalise([entry.title, entry.text, ...listed].join('\n'));
    for (const word of wordsOf(text)) post(words, word, place);
    for (const keyword of listed.map(normalise)) {
      if (keyword === '') continue;
      post(keywords, keyword, place);
      const start = keyword.slice(0, maxStartCharacters);
      lengths.set(start, (lengths.get(start) ?? new Set()).add(keyword.length));
    }
  }

  function search(query: string, limit = maxContextEntries): Found[] {
    const asked = normalise(query);
    const scores = new Float64Array(entries.length);
    for (const word of wordsOf(asked)) count(words.get(word), wordWeight, scores);
    for (const keyword of keywordsIn(asked)) count(keywords.get(keyword), keywordWeight, scores);
    return best(entries, scores, limit);
  }

  /** Looks up what stands at each place of the text instead of looking for each keyword. */
  function keywordsIn(text: string): Set<string> {
    const found = new Set<string>();
    for (let from = 0; from < text.length; from++) {
      for (let start = 1; start <= maxStartCharacters; start++) {
        for (const length of lengths.get(text.slice(from, from + start)) ?? []) {
          const candidate = text.slice(from, from + length);
          if (keywords.has(candidate)) found.add(candidate);
        }
      }
    }
    return found;
  }
}

/** Lower case, no accents and no marks that nobody sees, one kind of apostrophe and of space. */
export function normalise(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{M}\p{DI}]/gu, '')
    .toLowerCase()
    .replace(/’/gu, "'")
    .replace(/\s+/gu, ' ')
    .trim();
}

/** Keywords are filed by their first characters, shorter ones under themselves. */
const maxStartCharacters = 3;

/** The distinct words of a normalised text: it is cut at anything but letters and digits. */
function wordsOf(text: string): Set<string> {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.filter((word) => word.length >= minWordCharacters));
}

function post(lists: Map<string, number[]>, key: string, place: number): void {
  const list = lists.get(key);
  if (list) list.push(place);
  else lists.set(key, [place]);
}

function count(places: readonly number[] | undefined, weight: number, scores: Float64Array): void {
  for (const place of places ?? []) scores[place] = (scores[place] ?? 0) + weight;
}

function best(entries: readonly KnowledgeLine[], scores: Float64Array, limit: number): Found[] {
  const found: Found[] = [];
  for (const [place, entry] of entries.entries()) {
    const score = scores[place] ?? 0;
    const isFull = found.length === limit;
    if (score === 0 || (isFull && score <= (found.at(-1)?.score ?? 0))) continue;
    const rank = found.findIndex((other) => other.score < score);
    found.splice(rank === -1 ? found.length : rank, 0, { entry, score });
    if (isFull) found.pop();
  }
  return found;
}
