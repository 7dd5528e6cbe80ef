import { standsAlone } from '../../../assistant/stands-alone.ts';
import { calibration, confidenceIn } from './confidence.ts';
import { isOfSite } from './known-entries.ts';
import type { Ranked, Ranking } from './ranking.ts';

/** What is made of one question. */
export type Verdict =
  | { kind: 'sure'; question: string; confidence: number; ranked: readonly Ranked[] }
  | { kind: 'unsure'; question: string; confidence: number; ranked: readonly Ranked[] }
  | { kind: 'said'; question: string; ranked: readonly Ranked[]; answer: string }
  | { kind: 'none'; question: string; ranked: readonly Ranked[] };

/** Judges what a ranking found: an answer is given only where it surely is one. */
export function judge(question: string, rank: Ranking): Verdict {
  const all = rank(question, maxRankedEntries);
  const [first] = all;
  if (first?.entry.kind === 'reply' && first.likeness >= minReplyLikeness) {
    return { kind: 'said', question, ranked: all, answer: first.entry.text };
  }
  const ranked = all.filter(({ entry }) => isOfSite(entry));
  const [best] = ranked;
  const confidence = best && best.coverage >= minUnsureCoverage ? confidenceIn(ranked) : 0;
  const isAlone = standsAlone(question) || (best?.likeness ?? 0) >= minReplyLikeness;
  if (isAlone && confidence < calibration.unsure) return { kind: 'none', question, ranked };
  const isSure = isAlone && confidence >= calibration.sure && best && mayClaim(best);
  return { kind: isSure ? 'sure' : 'unsure', question, confidence, ranked };
}

/** Entries that are looked at: the best, its rivals, and the pages to name. */
const maxRankedEntries = 24;
/**
 * A message is a reply's when it is as like it as this: a greeting before a question is not. A question that goes
 * on with another one is answered where it is as like one that stands alone.
 */
const minReplyLikeness = 0.45;
/** Less of a question than this is chance. */
const minUnsureCoverage = 0.1;
/** Less of it than this is not enough to claim anything. */
const minSureCoverage = 0.3;

/** Whether it may be given as the answer, where confidence allows it: it is one, and holds enough of the question. */
export function mayClaim({ entry, coverage }: Ranked): boolean {
  return entry.kind === 'answer' && coverage >= minSureCoverage;
}
