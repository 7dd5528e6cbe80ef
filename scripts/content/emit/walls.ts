import { languages } from '#schema/languages.ts';
import { drawBand, drawGreatWall, drawWall } from '../art/walls/wall.ts';
import type { CompiledSite } from '../resolve/compile.ts';
import { plainWall, wallFilesOf } from '../resolve/walls.ts';

/** The walls of each page, in public/walls: `{page}.svg` at its top, `{page}-band.svg` at its end. */
export function* wallFiles({
  pages,
  project,
}: CompiledSite): Generator<[name: string, svg: string]> {
  const files = wallFilesOf(project);
  const made = new Set(languages.flatMap((language) => pages[language].map(({ page }) => page.id)));
  for (const id of made) {
    const walls = files.get(id)?.value.walls;
    const draw = id === 'home' ? drawGreatWall : drawWall;
    yield [`walls/${id}.svg`, draw(id, walls?.opening ?? plainWall)];
    if (walls?.closing) yield [`walls/${id}-band.svg`, drawBand(id, walls.closing)];
  }
}
