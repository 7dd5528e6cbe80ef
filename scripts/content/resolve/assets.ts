import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Picture } from '#schema/compiled.ts';

/** What content may name and that is no YAML: pictures and icons. */
export type Assets = {
  /** By their path below content/images. */
  pictures: ReadonlyMap<string, Picture>;
  /** The names of all Lucide icons. */
  icons: ReadonlySet<string>;
};

const raster = /\.(?:png|jpg|webp|avif)$/u;

/** Lists the pictures of content/images with their sizes, and the icons of the Lucide package. */
export async function loadAssets(root: string): Promise<Assets> {
  const [pictures, icons] = await Promise.all([loadPictures(root), loadIcons()]);
  return { pictures, icons };
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

async function loadPictures(root: string): Promise<Map<string, Picture>> {
  const folder = path.join(root, 'content/images');
  const files = await readdir(folder, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const names = files
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => file.endsWith('.svg') || raster.test(file))
    .toSorted();
  const sized = await Promise.all(
    names.map(async (name): Promise<[string, Picture]> => {
      const size = await sizeOf(path.join(folder, name));
      return [name, { src: `/images/${name}`, ...size }];
    }),
  );
  return new Map(sized);
}

async function sizeOf(file: string): Promise<{ width: number; height: number }> {
  if (file.endsWith('.svg')) return svgSize(await readFile(file, 'utf8'));
  const { default: sharp } = await import('sharp');
  const { width, height } = await sharp(file).metadata();
  return { width, height };
}

function svgSize(svg: string): { width: number; height: number } {
  const box = /viewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"/u.exec(svg);
  return { width: Math.round(Number(box?.[1] ?? 1)), height: Math.round(Number(box?.[2] ?? 1)) };
}
