import type { KnownEntry } from './known-entries.ts';
import { type Stem, wordsOf } from './words.ts';

/** Where a word or stem stands: entries, and how much each is about it, from 0 to 1. */
export interface Postings {
  entries: number[];
  weights: number[];
}

export interface EntryIndex {
  size: number;
  words: ReadonlyMap<string, Postings>;
  stems: ReadonlyMap<string, Postings>;
  /** In how many entries each word stands. */
  counts: ReadonlyMap<string, number>;
}

/** How much a word tells of an entry, by where it stands, and how much its field's length takes away. */
const fields = {
  title: { weight: 2.5, byLength: 0.4 },
  keywords: { weight: 2, byLength: 0.3 },
  questions: { weight: 2, byLength: 0.3 },
  pageName: { weight: 0.6, byLength: 0.3 },
  text: { weight: 1, byLength: 0.6 },
} as const;
type Field = keyof typeof fields;
const fieldNames = ['title', 'keywords', 'questions', 'pageName', 'text'] as const;
/** BM25's: how soon a word that is said again tells nothing more. */
const saturation = 0.8;

/** Indexes entries by BM25F: the counts of all fields are weighed and added before they saturate. */
export function createEntryIndex(entries: readonly KnownEntry[], stemOf: Stem): EntryIndex {
  const texts = entries.map((entry) => fieldNames.map((name) => wordsOf(textOf(entry, name))));
  const average = fieldNames.map((_, place) => {
    const lengths = texts.map((inFields) => inFields[place]?.length ?? 0);
    const filled = lengths.filter((length) => length > 0);
    return filled.reduce((sum, length) => sum + length, 0) / Math.max(1, filled.length);
  });
  const words = new Map<string, Postings>();
  const stems = new Map<string, Postings>();
  for (const [id, inFields] of texts.entries()) {
    const byWord = new Map<string, number>();
    const byStem = new Map<string, number>();
    for (const [place, name] of fieldNames.entries()) {
      const found = inFields[place] ?? [];
      const { weight, byLength } = fields[name];
      const each = weight / (1 - byLength + (byLength * found.length) / (average[place] || 1));
      for (const word of found) {
        byWord.set(word, (byWord.get(word) ?? 0) + each);
        const stem = stemOf(word);
        byStem.set(stem, (byStem.get(stem) ?? 0) + each);
      }
    }
    post(words, id, byWord);
    post(stems, id, byStem);
  }
  const counts = new Map([...words].map(([word, { entries: having }]) => [word, having.length]));
  return { size: entries.length, words, stems, counts };
}

function post(postings: Map<string, Postings>, id: number, counts: Map<string, number>): void {
  for (const [term, count] of counts) {
    const at = postings.get(term) ?? { entries: [], weights: [] };
    at.entries.push(id);
    at.weights.push(count / (count + saturation));
    postings.set(term, at);
  }
}

function textOf(entry: KnownEntry, field: Field): string {
  // The text of a reply is what is answered, not what is asked.
  if (entry.kind === 'reply' && field === 'text') return '';
  const value = entry[field];
  if (value === undefined) return '';
  return typeof value === 'string' ? value : value.join('\n');
}
