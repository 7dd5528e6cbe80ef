import type { Language } from '#schema/languages.ts';
import type { Answering } from './answering/answering.ts';
import type { KnownEntry } from './answering/known-entries.ts';
import { type Embeddings, nearness } from './embeddings.ts';

/** What the knowledge has on a question, the best first. */
export type Retrieval = (
  question: string,
  language: Language,
  signal: AbortSignal,
) => Promise<readonly KnownEntry[]> | readonly KnownEntry[];

const candidates = 24;
/** What has less of the best entry's score than this shares small words with the question. */
const minShareOfBest = 0.3;

/** By words alone. */
export function createWordRetrieval({ rankOf }: Answering): Retrieval {
  return (question, language) => {
    const ranked = rankOf(language)(question, candidates);
    const least = minShareOfBest * (ranked[0]?.score ?? 0);
    return ranked.flatMap(({ entry, score }) =>
      score >= least && isKnowledge(entry) ? entry : [],
    );
  };
}

export interface JoinedOptions {
  byWords: Retrieval;
  entries: Readonly<Record<Language, readonly KnownEntry[]>>;
  embeddings: Embeddings;
  /** For the question's vector; later, words alone are used. */
  timeoutMs: number;
  /** Told once until embeddings work again. */
  onFallback: (error: unknown) => void;
}

/** Reciprocal rank fusion's usual constant: how little the first places differ. */
const fusionConstant = 60;

/** By words and by meaning, joined by reciprocal rank fusion; by words alone while meaning is not to be had. */
export function createJoinedRetrieval(options: JoinedOptions): Retrieval {
  const { byWords, entries, embeddings, timeoutMs, onFallback } = options;
  const vectors = new Map<Language, Promise<Float32Array[]>>();
  let failing = false;

  return async (question, language, signal) => {
    const words = await byWords(question, language, signal);
    try {
      const meaning = await byMeaning(question, language, signal);
      failing = false;
      return fused([words, meaning]);
    } catch (error) {
      if (signal.aborted) throw error;
      if (!failing) onFallback(error);
      failing = true;
      return words;
    }
  };

  async function byMeaning(question: string, language: Language, signal: AbortSignal) {
    const within = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    const [known, asked] = await Promise.all([
      inTime(vectorsOf(language), within),
      embeddings.ofQuestion(question, within),
    ]);
    return entries[language]
      .map((entry, place) => ({ entry, near: nearness(asked, known[place] ?? new Float32Array()) }))
      .sort((one, other) => other.near - one.near)
      .slice(0, candidates)
      .map(({ entry }) => entry);
  }

  /** Made once; after a failure, with the next question. */
  function vectorsOf(language: Language): Promise<Float32Array[]> {
    const known = vectors.get(language);
    if (known) return known;
    const texts = entries[language].map(({ title, text }) => `${title}\n${text}`);
    const made = embeddings.ofTexts(texts);
    vectors.set(language, made);
    made.catch(() => vectors.delete(language));
    return made;
  }
}

/** Entries by the sum of their reciprocal ranks. */
function fused(rankings: readonly (readonly KnownEntry[])[]): KnownEntry[] {
  const scores = new Map<KnownEntry, number>();
  for (const ranking of rankings) {
    for (const [place, entry] of ranking.entries()) {
      scores.set(entry, (scores.get(entry) ?? 0) + 1 / (fusionConstant + place + 1));
    }
  }
  return [...scores].sort(([, one], [, other]) => other - one).map(([entry]) => entry);
}

/** A promise that others wait for too: only this wait ends with the signal. */
function inTime<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

function isKnowledge({ kind }: KnownEntry): boolean {
  return kind === 'answer' || kind === 'page';
}
