import type { Ranked } from './ranking.ts';

/**
 * What tells whether the first of a ranking answers the question: BM25F's relevance, and how near a subject comes
 * that is not the site's.
 */
export function evidenceOf([best]: readonly Ranked[]): number[] {
  return best ? [best.relevance, best.rival] : calibration.weights.map(() => 0);
}

/** How sure it is that the first of a ranking answers the question, from 0 to 1. */
export function confidenceIn(ranked: readonly Ranked[]): number {
  const sum = evidenceOf(ranked).reduce(
    (all, value, place) => all + value * (calibration.weights[place] ?? 0),
    calibration.bias,
  );
  return 1 / (1 + Math.exp(-sum));
}

/**
 * Logistic regression over tests/questions/development.yaml (scripts/bench/calibration/run.ts); the limits are
 * read off its curve.
 */
export const calibration = { bias: 1.92, weights: [1.92, -3.78], sure: 0.6, unsure: 0.4 };
