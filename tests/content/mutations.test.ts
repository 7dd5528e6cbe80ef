import { expect, test, vi } from 'vitest';
import { tryMutations } from '../../scripts/bench/mutations/trial.ts';
import { slow } from '../slow.ts';

vi.setConfig(slow);

test('slips in the real files are caught at their line, and the printed cures work', async () => {
  const outcomes = await tryMutations('.', 1, 20_261_122, ['broken']);
  const share = (is: (outcome: (typeof outcomes)[number]) => boolean) =>
    outcomes.filter(is).length / outcomes.length;
  const missed = outcomes
    .filter(({ isTold, isAtItsLine, isCured }) => !isTold || !isAtItsLine || isCured === false)
    .map(
      ({ mutation, said }) => `${mutation.kind}, ${mutation.path}:${mutation.lines[0]}: ${said}`,
    );
  expect(outcomes.length).toBeGreaterThan(25);
  expect(
    share(({ isTold }) => isTold),
    missed.join('\n'),
  ).toBeGreaterThanOrEqual(0.96);
  expect(
    share(({ isAtItsLine }) => isAtItsLine),
    missed.join('\n'),
  ).toBeGreaterThanOrEqual(0.9);
});
