import type { Ranked } from './ranking.ts';
import { wordsOf } from './words.ts';

/**
 * What tells whether the first of a ranking answers the question: how much of it stands in the entry,
 * BM25F's relevance, its lead over the next page, the question's length, what of it is another subject, and
 * how near that subject comes.
 */
export function evidenceOf(question: string, ranked: readonly Ranked[]): number[] {
  const [best, ...others] = ranked;
  if (!best) return calibration.weights.map(() => 0);
  const rival = others.find(({ entry }) => entry.page !== best.entry.page);
  const lead = 1 - (rival?.score ?? 0) / best.score;
  const length = Math.log(1 + wordsOf(question).length) / 3;
  return [best.coverage, best.relevance, lead, length, best.astray, best.rival];
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
 * Logistic regression over tests/questions/development.yaml (scripts/bench/calibration/run.ts); the limits are
 * read off its curve (docs/decisions/0034-runs-of-letters.md).
 */
export const calibration = {
  bias: -2.41,
  weights: [1.6, 2.08, 0.83, 3.43, -3.73, -2.39],
  sure: 0.6,
  unsure: 0.2,
};
