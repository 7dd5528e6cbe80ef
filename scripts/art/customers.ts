import { blocksOf, pathOf } from './blocks.ts';
import { accent, ink, svg } from './tones.ts';

/** The marks of customers: eight by eight cells, `a` in the accent. */
export const customers: Record<string, string> = {
  retail: '........ .######. .#....#. ######## ######## ###aa### ###aa### ########',
  banking: '...##... ..####.. .######. ######## .#.##.#. .#.aa.#. .#.##.#. ########',
  healthcare: '..####.. ..#aa#.. ###aa### #aaaaaa# #aaaaaa# ###aa### ..#aa#.. ..####..',
};

export function drawCustomer(emblem: string): string {
  const blocks = blocksOf(emblem.split(' '), 12, 1.5);
  return svg({ width: 96, height: 96 }, [
    { tone: ink, path: pathOf(blocks.get('#') ?? []) },
    { tone: accent, path: pathOf(blocks.get('a') ?? []) },
  ]);
}
