import type { Mutant } from './mutants.ts';
import type { Jury, Verdict } from './trial.ts';

interface Trial {
  jury: Jury;
  verdict: Verdict;
  started: number;
  /** Whether the mutant is held to nothing more. */
  isLast: boolean;
}

/** Prints a line for each trial: how far the run is, its seconds, the rule and what became of it. */
export class Progress {
  readonly #total: number;
  #done = 0;

  constructor(total: number) {
    this.#total = total;
  }

  report({ breaks }: Mutant, trial: Trial): void {
    if (trial.isLast) this.#done += 1;
    const seconds = ((performance.now() - trial.started) / 1000).toFixed(0).padStart(3);
    const place = `${String(this.#done).padStart(String(this.#total).length)}/${this.#total}`;
    console.log(`${place} ${seconds} s  ${breaks}: ${inWords(trial)}`);
  }
}

function inWords({ jury, verdict, isLast }: Trial): string {
  if (verdict.kind === 'killed') return `killed by ${verdict.by}`;
  if (verdict.kind === 'broken') return 'DOES NOT BUILD';
  return isLast ? 'SURVIVED' : `lives through the ${jury} tests`;
}
