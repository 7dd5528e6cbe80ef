import { drawWall } from '../../art/wall.ts';
import type { CompiledSite } from '../compile.ts';

/** Each page’s own wall, from loose blocks to a complete bond: public/walls/{page}.svg. */
export function* wallFiles({ pages }: CompiledSite): Generator<[name: string, svg: string]> {
  const ids = pages.fr.map(({ page }) => page.id);
  for (const [index, id] of ids.entries()) {
    const completeness = 0.45 + (0.5 * index) / Math.max(1, ids.length - 1);
    yield [`walls/${id}.svg`, drawWall(id, completeness)];
  }
}
