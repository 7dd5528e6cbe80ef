import { readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Picture } from '#schema/compiled.ts';
import { imageFile } from '#schema/references.ts';
import { isForeign } from '../read/list-files.ts';
import { type Flaw, measurePicture } from './picture-size.ts';

/** What content may name and that is no YAML: pictures and icons. */
export type Assets = {
  /** By their path below content/images. */
  pictures: ReadonlyMap<string, Picture>;
  /** What is wrong with some of them. */
  flaws?: ReadonlyMap<string, Flaw>;
  /** Files beside them that no text can name. */
  strays?: readonly string[];
  /** The names of all Lucide icons. */
  icons: ReadonlySet<string>;
};

/** Lists the pictures of content/images with their sizes, and the icons of the Lucide package. */
export async function loadAssets(root: string): Promise<Assets> {
  const [pictures, icons] = await Promise.all([loadPictures(root), loadIcons()]);
  return { ...pictures, icons };
}

/** The folder of the Lucide icons, one SVG file each. */
export function iconFolder(): string {
  const entry = createRequire(import.meta.url).resolve('lucide-static/package.json');
  return path.join(path.dirname(entry), 'icons');
}

async function loadIcons(): Promise<Set<string>> {
  const files = await readdir(iconFolder());
  return new Set(files.filter((file) => file.endsWith('.svg')).map((file) => file.slice(0, -4)));
}

async function loadPictures(root: string): Promise<Pick<Assets, 'pictures' | 'flaws' | 'strays'>> {
  const folder = path.join(root, 'content/images');
  const files = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  const names = files
    .filter((file) => file.isFile() && !isForeign(file.name))
    .map((file) => path.relative(folder, path.join(file.parentPath, file.name)))
    .map((file) => file.replaceAll(path.sep, '/'))
    .toSorted();
  const [shown, strays] = [
    names.filter((name) => imageFile.safeParse(name).success),
    names.filter((name) => !imageFile.safeParse(name).success),
  ];
  const flaws = new Map<string, Flaw>();
  const sized = await Promise.all(
    shown.map(async (name): Promise<[string, Picture]> => {
      const { flaw, ...size } = await measurePicture(path.join(folder, name));
      if (flaw) flaws.set(name, flaw);
      return [name, { src: `/images/${name}`, ...size }];
    }),
  );
  return { pictures: new Map(sized), flaws, strays };
}
