import { pagedCollections } from '#schema/collections/table.ts';
import type { Wall, Walls } from '#schema/wall.ts';
import type { DataPath } from '../mistakes/place.ts';
import type { SourceFile } from '../read/source-file.ts';
import { entryPageId } from './entry-pages.ts';
import type { Project } from './project.ts';

/** A wall at the top of a page, or at its end, and where it is asked for. */
export type AskedWall = {
  place: 'opening' | 'closing';
  wall: Wall;
  file: SourceFile;
  path: DataPath;
};

/** What is drawn for a page that asks for nothing: stones of all widths, laid by the page’s name. */
export const plainWall: Wall = { bond: 'rubble' };

/** The files that ask for the walls of pages, by the page’s id: its own, or its entry’s. */
export function wallFilesOf({
  pages,
  templates,
  collections,
}: Project): Map<string, SourceFile<{ walls?: Walls | undefined }>> {
  return new Map<string, SourceFile<{ walls?: Walls | undefined }>>([
    ...pages.map((file) => [file.id, file] as const),
    ...templates
      .filter((file) => file.value.for === 'not-found' || file.value.for === 'error')
      .map((file) => [file.value.for, file] as const),
    ...pagedCollections.flatMap((name) =>
      collections[name].map((file) => [entryPageId(name, file.id), file] as const),
    ),
  ]);
}

/** Every wall that content asks for. */
export function askedWalls(project: Project): AskedWall[] {
  return [...wallFilesOf(project).values()].flatMap((file) =>
    (['opening', 'closing'] as const).flatMap((place) => {
      const wall = file.value.walls?.[place];
      return wall ? [{ place, wall, file, path: ['walls', place] }] : [];
    }),
  );
}
