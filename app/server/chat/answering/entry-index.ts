import type { KnownEntry } from './known-entries.ts';
import type { Stem } from './stems.ts';
import { wordsOf } from './words.ts';

/** Where a word stands: entries in their order, and how much each is about it, from 0 to 1. */
interface Postings {
  entries: number[];
  weights: number[];
}

export interface EntryIndex {
  size: number;
  /** By each form that stands in an entry: forms of a word share their postings. */
  words: ReadonlyMap<string, Postings>;
  /** What a word's forms have in common, and where they stand. */
  stems: ReadonlyMap<string, Postings>;
}

/** How much a word tells of an entry, by where it stands. */
const fields = [
  { of: askedFor, weight: 2 },
  { of: told, weight: 1 },
];
/** How much of that a longer field than others takes away. */
const byLength = 0.3;
/** BM25's: how soon a word that is said again tells nothing more. */
const saturation = 0.8;

/** A word, and how often, by weight, the entry that is being indexed has it. */
interface Word extends Postings {
  count: number;
}

/** Indexes entries by BM25F: the counts of all fields are weighed and added before they saturate. */
export function createEntryIndex(entries: readonly KnownEntry[], stem: Stem): EntryIndex {
  const words = new Map<string, Word>();
  const stems = new Map<string, Word>();
  const texts = entries.map((entry) => fields.map(({ of }) => wordsOf(of(entry)).map(wordAt)));
  const averages = fields.map((_, place) => {
    const lengths = texts.map((inFields) => inFields[place]?.length ?? 0);
    const filled = lengths.filter((length) => length > 0);
    return filled.reduce((sum, length) => sum + length, 0) / Math.max(1, filled.length);
  });
  for (const [entry, inFields] of texts.entries()) {
    const found = new Set<Word>();
    for (const [place, { weight }] of fields.entries()) {
      const inField = inFields[place] ?? [];
      const each = weight / (1 - byLength + (byLength * inField.length) / (averages[place] || 1));
      for (const word of inField) {
        word.count += each;
        found.add(word);
      }
    }
    for (const word of found) post(word, entry);
  }
  return { size: entries.length, words, stems };

  function wordAt(text: string): Word {
    const known = words.get(text);
    if (known) return known;
    const common = stem(text);
    const word = stems.get(common) ?? { entries: [], weights: [], count: 0 };
    stems.set(common, word);
    words.set(text, word);
    return word;
  }
}

function post(word: Word, entry: number): void {
  word.entries.push(entry);
  word.weights.push(word.count / (word.count + saturation));
  word.count = 0;
}

/** The ways in which an entry is asked for. */
function askedFor({ title, keywords = [], questions = [] }: KnownEntry): string {
  return [title, ...keywords, ...questions].join('\n');
}

/** What an entry tells; the text of a reply is what is answered, not what is asked. */
function told({ kind, text }: KnownEntry): string {
  return kind === 'reply' ? '' : text;
}
