import { languages } from '#schema/languages.ts';
import { drawWall } from '../../art/wall.ts';
import type { CompiledSite } from '../resolve/compile.ts';

/** Each page’s own wall, from loose blocks to a complete bond: public/walls/{page}.svg. */
export function* wallFiles({ pages }: CompiledSite): Generator<[name: string, svg: string]> {
  const ids = new Set(languages.flatMap((language) => pages[language].map(({ page }) => page.id)));
  for (const id of ids) yield [`walls/${id}.svg`, drawWall(id, completenessOf(id))];
}

/** The home page’s wall is nearly done; the others stand between half built and nearly done. */
function completenessOf(id: string): number {
  if (id === 'home') return 0.95;
  const sum = [...id].reduce((all, letter) => all + letter.charCodeAt(0), 0);
  return 0.5 + (sum % 10) / 22;
}
