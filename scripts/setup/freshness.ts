import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Holds the fingerprint of what a build was made from, once it has ended well; by its path from the project's folder. */
export const buildMark = 'build/finished';
/** Written by the build from the other sources. */
const generated = new Set(['app/generated', 'schema/json']);
const sources = [
  'app',
  'content',
  'package-lock.json',
  'package.json',
  'react-router.config.ts',
  'schema',
  'scripts/build',
  'scripts/content',
  'vite.config.ts',
];

/** Whether the build of a project is missing, did not end well, or was made from other files than those that are there. */
export function isBuildStale(root = process.cwd()): boolean {
  const mark = join(root, buildMark);
  return !existsSync(mark) || readFileSync(mark, 'utf8') !== fingerprintOfSources(root);
}

/** Of the names and contents of all that a build is made from: when they were saved, and where, does not count. */
export function fingerprintOfSources(root: string, from: readonly string[] = sources): string {
  const hash = createHash('sha256');
  for (const source of from) {
    for (const file of filesOf(root, source)) {
      hash.update(`${file}\0`);
      hash.update(contentOf(join(root, file)));
    }
  }
  return hash.digest('hex');
}

function filesOf(root: string, source: string): string[] {
  if (generated.has(source)) return [];
  const found = statSync(join(root, source), { throwIfNoEntry: false });
  if (!found) return [];
  if (!found.isDirectory()) return [source];
  const names = readdirSync(join(root, source)).sort();
  return names.flatMap((name) => filesOf(root, `${source}/${name}`));
}

/** A file that an editor saves by renaming may be gone since it was listed. */
function contentOf(file: string): Buffer {
  return existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
}
