import type { Mutant } from './mutants.ts';
import type { Suite, Verdict } from './suite-run.ts';

interface SuiteRun {
  suite: Suite;
  verdict: Verdict;
  started: number;
  /** Whether the mutant is tested no more. */
  isLast: boolean;
}

/** Prints a line for each suite run: how many mutants are done, its seconds, the rule and the verdict. */
export class Progress {
  readonly #total: number;
  #done = 0;

  constructor(total: number) {
    this.#total = total;
  }

  report({ breaks }: Mutant, run: SuiteRun): void {
    if (run.isLast) this.#done += 1;
    const seconds = ((performance.now() - run.started) / 1000).toFixed(0).padStart(3);
    const place = `${String(this.#done).padStart(String(this.#total).length)}/${this.#total}`;
    console.log(`${place} ${seconds} s  ${breaks}: ${inWords(run)}`);
  }
}

function inWords({ suite, verdict, isLast }: SuiteRun): string {
  if (verdict.kind === 'killed') return `killed by ${verdict.by}`;
  if (verdict.kind === 'broken') return 'DOES NOT BUILD';
  return isLast ? 'SURVIVED' : `lives through the ${suite} tests`;
}
