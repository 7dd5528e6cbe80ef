import { calibration, confidenceIn } from './confidence.ts';
import type { Ranked, Ranking } from './ranking.ts';

/** What is made of one question. */
export type Verdict =
  | { kind: 'sure'; question: string; confidence: number; ranked: readonly Ranked[] }
  | { kind: 'unsure'; question: string; confidence: number; ranked: readonly Ranked[] }
  | { kind: 'said'; question: string; ranked: readonly Ranked[]; answer: string }
  | { kind: 'none'; question: string; ranked: readonly Ranked[] };

/** Judges what a ranking found: an answer is given only where it surely is one. */
export function judge(question: string, rank: Ranking): Verdict {
  const ranked = rank(question, mostRanked);
  const [best] = ranked;
  if (!best || best.coverage < leastCoverage) return { kind: 'none', question, ranked };
  if (best.entry.kind === 'reply') {
    return best.likeness >= leastLikeness
      ? { kind: 'said', question, ranked, answer: best.entry.text }
      : unsureUnlessNothing(question, ranked);
  }
  if (isAstray(best)) return { kind: 'none', question, ranked };
  const confidence = confidenceIn(question, ranked);
  const telling = best.entry.kind === 'answer' && best.coverage >= leastSureCoverage;
  if (confidence >= calibration.sure && telling) {
    return { kind: 'sure', question, confidence, ranked };
  }
  return unsureUnlessNothing(question, ranked);
}

function unsureUnlessNothing(question: string, ranked: readonly Ranked[]): Verdict {
  const confidence = confidenceIn(question, ranked);
  return confidence >= calibration.unsure
    ? { kind: 'unsure', question, confidence, ranked }
    : { kind: 'none', question, ranked };
}

/** Whether a question is about a subject that is not the site's. */
function isAstray({ entry, likeness, astray }: Ranked): boolean {
  return (entry.kind === 'outside' && likeness >= leastOutside) || astray >= mostAstray;
}

/** Entries that are looked at: the best, its rivals, and the pages to name. */
const mostRanked = 12;
/** A message is a reply's when it is as like it as this: a greeting before a question is not. */
const leastLikeness = 0.45;
const leastOutside = 0.3;
const mostAstray = 0.3;
/** Less of a question than this is chance. */
const leastCoverage = 0.1;
const leastSureCoverage = 0.25;
