import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

const built = 'build/client/index.html';
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

/** Whether the last build under `root` is missing or older than one of the files it is made from. */
export function isBuildStale(root = process.cwd()): boolean {
  const page = join(root, built);
  if (!existsSync(page)) return true;
  const builtAt = statSync(page).mtimeMs;
  return sources.some((source) => newest(root, join(root, source)) > builtAt);
}

function newest(root: string, path: string): number {
  if (relative(root, path) === generated || !existsSync(path)) return 0;
  const { mtimeMs } = statSync(path);
  if (!statSync(path).isDirectory()) return mtimeMs;
  return Math.max(mtimeMs, ...readdirSync(path).map((name) => newest(root, join(path, name))));
}
