import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Written when a build has ended well, with the time at which it began; by its path from the folder of the project. */
export const buildMark = 'build/finished';
/** Written by the build from the other sources. */
const generated = ['app/generated', 'schema/json'];
const sources = [
  'app',
  'content',
  'package-lock.json',
  'package.json',
  'react-router.config.ts',
  'schema',
  'scripts/art',
  'scripts/build',
  'scripts/content',
  'scripts/vite',
  'vite.config.ts',
];

export interface Build {
  /** The folder of the project whose sources it is made from. */
  root?: string;
  /** The folder that has it: another one, for the build of a copy. */
  folder?: string;
  /** Paths under `root` that it is made from besides. */
  more?: readonly string[];
}

/** Whether a build is missing, did not end well, or began before one of the files it is made from was saved. */
export function isBuildStale({
  root = process.cwd(),
  folder = root,
  more = [],
}: Build = {}): boolean {
  const mark = join(folder, buildMark);
  if (!existsSync(mark)) return true;
  const begunAt = statSync(mark).mtimeMs;
  return [...sources, ...more].some((source) => newest(root, join(root, source)) > begunAt);
}

/** When the newest file of a path was saved, in what `root` is made from; 0 where nothing is there. */
export function newest(root: string, path: string): number {
  if (generated.includes(relative(root, path))) return 0;
  // A file that an editor saves by renaming may be gone since it was listed.
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found?.mtimeMs ?? 0;
  return Math.max(
    found.mtimeMs,
    ...readdirSync(path).map((name) => newest(root, join(path, name))),
  );
}
