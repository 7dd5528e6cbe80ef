import type { Language } from '#schema/languages.ts';
import type { Answering } from './answering/answering.ts';
import type { KnownEntry } from './answering/known-entries.ts';

/** What the knowledge has on a question, the best first. */
export type Retrieval = (
  question: string,
  language: Language,
  signal: AbortSignal,
) => Promise<readonly KnownEntry[]> | readonly KnownEntry[];

const candidates = 24;
/** What holds less of a question than this shares small words with it. */
const leastCoverage = 0.25;

/** By words alone. */
export function createWordRetrieval({ rankOf }: Answering): Retrieval {
  return (question, language) =>
    rankOf(language)(question, candidates)
      .filter(({ coverage }) => coverage >= leastCoverage)
      .map(({ entry }) => entry)
      .filter(({ kind }) => kind === 'answer' || kind === 'page');
}
