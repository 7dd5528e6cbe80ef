import { pagedCollections } from '#schema/collections/table.ts';
import type { Wall, Walls } from '#schema/wall.ts';
import type { DataPath } from '../mistakes/place.ts';
import type { SourceFile } from '../read/source-file.ts';
import { entryPageId } from './entry-pages.ts';
import type { Project } from './project.ts';

/** A wall at the top of a page or in a section of it, or at the page’s end, and where it is asked for. */
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
  const ofPages = [...wallFilesOf(project).values()].flatMap((file) => {
    const { opening, closing } = file.value.walls ?? {};
    return [...asked('opening', opening, file), ...asked('closing', closing, file)];
  });
  const ofSections = [...project.pages, ...project.templates].flatMap((file) =>
    file.value.sections.flatMap((section, index) =>
      'wall' in section ? asked('opening', section.wall, file, ['sections', index, 'wall']) : [],
    ),
  );
  return [...ofPages, ...ofSections];
}

function asked(
  place: AskedWall['place'],
  wall: Wall | undefined,
  file: SourceFile,
  path: DataPath = ['walls', place],
): AskedWall[] {
  return wall ? [{ place, wall, file, path }] : [];
}
