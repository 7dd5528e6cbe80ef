import type { KnownEntry } from './known-entries.ts';
import { wordsOf } from './words.ts';

/** How like an entry's phrasings a question's words are, by entry, from 0 to 1. */
export type Likeness = (words: readonly string[]) => Float64Array;

/**
 * Compares questions to the ways in which an entry is asked for: its title, keywords and questions, each by
 * itself. What is compared is runs of four signs, weighed by rarity (cosine), so that forms of a word, slips
 * and the order of words count without a rule for each; an entry is as like as its two nearest phrasings.
 */
export function createLikeness(entries: readonly KnownEntry[]): Likeness {
  /** The entry of each phrasing. */
  const entryOf: number[] = [];
  const byRun = new Map<number, number[]>();
  for (const [entry, { title, keywords = [], questions = [] }] of entries.entries()) {
    for (const text of [title, ...keywords, ...questions]) {
      const runs = runsOf(wordsOf(text));
      if (runs.length === 0) continue;
      for (const run of runs) {
        const at = byRun.get(run);
        if (at) at.push(entryOf.length);
        else byRun.set(run, [entryOf.length]);
      }
      entryOf.push(entry);
    }
  }
  const products = new Float64Array(entryOf.length);
  const squares = new Float64Array(entryOf.length);
  for (const [run, having] of byRun) {
    const weight = weightOf(run);
    for (const phrasing of having) squares[phrasing] = (squares[phrasing] ?? 0) + weight;
  }
  const lengths = squares.map(Math.sqrt);

  return (words) => {
    const asked = runsOf(words);
    const touched: number[] = [];
    for (const run of asked) {
      const weight = weightOf(run);
      for (const phrasing of byRun.get(run) ?? []) {
        if (products[phrasing] === 0) touched.push(phrasing);
        products[phrasing] = (products[phrasing] ?? 0) + weight;
      }
    }
    const best = new Float64Array(entries.length);
    const next = new Float64Array(entries.length);
    const own = Math.sqrt(asked.reduce((sum, run) => sum + weightOf(run), 0));
    for (const phrasing of touched) {
      const entry = entryOf[phrasing] ?? 0;
      const cosine = (products[phrasing] ?? 0) / (own * (lengths[phrasing] ?? 1));
      next[entry] = Math.max(next[entry] ?? 0, Math.min(best[entry] ?? 0, cosine));
      best[entry] = Math.max(best[entry] ?? 0, cosine);
      products[phrasing] = 0;
    }
    return best.map((one, entry) => (one + (next[entry] ?? 0)) / 2);
  };

  /** The square of how much a run tells: one that few phrasings have tells more. */
  function weightOf(run: number): number {
    return Math.log(1 + entryOf.length / (1 + (byRun.get(run)?.length ?? 0))) ** 2;
  }
}

/** The runs of four signs in a text, each once, as numbers; words are parted and surrounded by a space. */
function runsOf(words: readonly string[]): number[] {
  const text = ` ${words.join(' ')} `;
  const runs = new Set<number>();
  for (let start = 0; start + runLength <= text.length; start++) {
    let run = 0;
    for (let place = start; place < start + runLength; place++) {
      run = Math.imul(run, prime) + text.charCodeAt(place);
    }
    runs.add(run);
  }
  return [...runs];
}

const runLength = 4;
const prime = 16_777_619;
