import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The first file of a build, by its path from the folder of the project. */
export const homePage = 'build/client/index.html';
const generated = 'app/generated';
const sources = [
  'app',
  'content',
  'package-lock.json',
  'react-router.config.ts',
  'schema',
  'scripts/build',
  'scripts/content',
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

/** Whether a build is missing, or older than one of the files it is made from. */
export function isBuildStale({
  root = process.cwd(),
  folder = root,
  more = [],
}: Build = {}): boolean {
  const page = join(folder, homePage);
  if (!existsSync(page)) return true;
  const builtAt = statSync(page).mtimeMs;
  return [...sources, ...more].some((source) => newest(root, join(root, source)) > builtAt);
}

function newest(root: string, path: string): number {
  if (relative(root, path) === generated || !existsSync(path)) return 0;
  const { mtimeMs } = statSync(path);
  if (!statSync(path).isDirectory()) return mtimeMs;
  return Math.max(mtimeMs, ...readdirSync(path).map((name) => newest(root, join(path, name))));
}
