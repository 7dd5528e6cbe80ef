import type { Ranked } from './ranking.ts';
import { wordsOf } from './words.ts';

/**
 * What tells whether the first of a ranking answers the question: how like one of its phrasings it
 * is, how much of it stands in the entry, BM25F's relevance, its lead over the next page, whether it
 * is a section of a page, the question's length, and what of it is another subject.
 */
export function evidenceOf(question: string, ranked: readonly Ranked[]): number[] {
  const [best, ...others] = ranked;
  if (!best) return calibration.weights.map(() => 0);
  const rival = others.find(({ entry }) => entry.page !== best.entry.page);
  const lead = 1 - (rival?.score ?? 0) / best.score;
  const isSection = best.entry.kind === 'page' ? 1 : 0;
  const length = Math.log(1 + wordsOf(question).length) / 3;
  return [best.likeness, best.coverage, best.relevance, lead, isSection, length, best.astray];
}

/** How sure it is that the first of a ranking answers the question, from 0 to 1. */
export function confidenceIn(question: string, ranked: readonly Ranked[]): number {
  const sum = evidenceOf(question, ranked).reduce(
    (all, value, place) => all + value * (calibration.weights[place] ?? 0),
    calibration.bias,
  );
  return 1 / (1 + Math.exp(-sum));
}

/**
 * Logistic regression over tests/questions/development.yaml (scripts/bench/calibration/run.ts), before the wordings of
 * entries were written by who had read it; the limits are read off its curve
 * (docs/decisions/0032-sure-unsure-none.md, 0033-wordings-instead-of-synonyms.md).
 */
export const calibration = {
  bias: -3,
  weights: [1.25, 0.25, 2.48, 3.23, 1.27, 2.15, -4.22],
  sure: 0.6,
  unsure: 0.2,
};
