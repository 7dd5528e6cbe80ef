import type { Outcome } from './command.ts';
import type { Mutant } from './mutants.ts';
import type { Noticing } from './notes.ts';
import type { Worker } from './worker.ts';

/** One kind of tests that faults are held to. */
export type Suite = 'unit' | 'features';

/**
 * `broken`: it does not build, which proves nothing about the tests. `scenario`: the one that failed, of
 * the features.
 */
export type Verdict =
  | { kind: 'killed'; by: string; scenario?: Noticing }
  | { kind: 'survived' }
  | { kind: 'broken' };

export function runUnit(worker: Worker, mutant: Mutant): Promise<Verdict> {
  return worker.withFault(mutant, async () => {
    const { isGood } = await worker.testUnit(mutant.unit);
    return isGood ? { kind: 'survived' } : { kind: 'killed', by: mutant.unit.join(', ') };
  });
}

export function runFeatures(worker: Worker, mutant: Mutant): Promise<Verdict> {
  return worker.withFault(mutant, async () => {
    if (!isReadAsItIs(mutant) && !(await worker.build()).isGood) return { kind: 'broken' };
    const names = mutant.scenario === undefined ? [] : [mutant.scenario];
    const outcome = await worker.testFeatures(mutant.features, { names });
    if (outcome.isGood) return { kind: 'survived' };
    const scenario = await worker.firstNoticing();
    return { kind: 'killed', by: firstFailed(outcome), ...(scenario && { scenario }) };
  });
}

/**
 * What a fault in the server needs is a build without a fault: those come first, before a worker's
 * build has had one.
 */
export function inRunOrder(mutants: readonly Mutant[]): Mutant[] {
  return [...mutants].sort((one, other) => Number(isReadAsItIs(other)) - Number(isReadAsItIs(one)));
}

/** The server runs from its sources: a fault in it needs no build. */
function isReadAsItIs({ file }: Mutant): boolean {
  return file.startsWith('app/server/');
}

/** The name of the scenario by Cucumber's own report, and where it stands. */
function firstFailed({ output }: Outcome): string {
  return /^\s*1\) (.+)$/mu.exec(output)?.[1] ?? 'an end without a report';
}
