import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Thrown for a revision that Git does not know. */
export class UnknownRevision extends Error {}

export interface Changes {
  /** Paths from the project's root, sorted; a renamed file is one that is gone and one that is new. */
  files: string[];
  /** Those of them that are there no more. */
  removed: Set<string>;
}

/** What differs from the last commit, staged or not, and new files; with a revision, also what was committed since. */
export function changedFiles(since: string | undefined): Changes {
  const base = since === undefined ? 'HEAD' : forkPoint(since);
  const changed = git('diff', '--name-only', '--no-renames', '--relative', '-z', base);
  const added = git('ls-files', '--others', '--exclude-standard', '-z');
  const files = [...new Set([...changed.split('\0'), ...added.split('\0')])].filter(Boolean);
  return { files: files.toSorted(), removed: new Set(files.filter((file) => !existsSync(file))) };
}

function forkPoint(revision: string): string {
  try {
    return git('merge-base', '--end-of-options', revision, 'HEAD').trim();
  } catch (error) {
    const reason = `Git knows no revision "${revision}" that shares history with this one.`;
    throw new UnknownRevision(reason, { cause: error });
  }
}

function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}
