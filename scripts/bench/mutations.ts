import path from 'node:path';
import { type Outcome, tryMutations } from './mutations/trial.ts';
import type { Row } from './row.ts';

const root = path.resolve(import.meta.dirname, '../..');
const rounds = 11;
const seed = 20261122;

/** Slips of editors in the real files: what the check makes of each. Every one that it misses is printed. */
export async function benchMutations(): Promise<Row[]> {
  const outcomes = await tryMutations(root, rounds, seed);
  for (const { mutation, said, isTold, isAtItsLine, isCured } of outcomes) {
    if (isTold && isAtItsLine && isCured !== false) continue;
    const what = isTold ? (isAtItsLine ? 'its cure fails' : 'told elsewhere') : 'not told';
    console.log(`${what}: ${mutation.kind}, ${mutation.path}:${mutation.lines.join('-')}  ${said}`);
  }
  const broken = outcomes.filter(({ mutation }) => mutation.effect === 'broken');
  const caught = broken.filter(({ isTold }) => isTold);
  const harmful = outcomes.filter(({ mutation }) => mutation.effect === 'harmful');
  const cures = outcomes.filter(({ isCured }) => isCured !== undefined);
  return [
    rowOf('broken files that are caught', broken, ({ isTold }) => isTold, 0.98),
    rowOf('and at the right line', caught, ({ isAtItsLine }) => isAtItsLine, 0.97),
    rowOf('harmful changes that are told', harmful, ({ isTold }) => isTold, 0.85),
    rowOf(
      'printed cures that work when they are obeyed',
      cures,
      ({ isCured }) => isCured === true,
      0.95,
    ),
  ];
}

function rowOf(
  name: string,
  outcomes: readonly Outcome[],
  is: (outcome: Outcome) => boolean,
  wanted: number,
): Row {
  const share = outcomes.filter(is).length / outcomes.length;
  return {
    name: `mutations, ${name}`,
    ours: `${(share * 100).toFixed(1)} % of ${outcomes.length}`,
    peer: `at least ${wanted * 100} %`,
    missed: share < wanted,
  };
}
