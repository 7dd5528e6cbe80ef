import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Git, namedCommit, openGit } from '../../content/read/git.ts';
import { withoutMark } from '../../content/read/read-text.ts';
import type { Texts } from './word-changes.ts';

/** The content files that differ from those of the last commit: as they were, and as they are. */
export async function changedTexts(root: string): Promise<{ before: Texts; after: Texts }> {
  const git = openGit(root);
  const commit = await namedCommit(git, 'HEAD');
  const changed = await changedFiles(git, commit, ['content']);
  const before = new Map<string, string>();
  const after = new Map<string, string>();
  for (const [file, state] of changed) {
    if (!file.endsWith('.yaml')) continue;
    if (state !== 'A') before.set(file, await blobOf(git, commit, file));
    if (state !== 'D') after.set(file, withoutMark(await readFile(path.join(root, file), 'utf8')));
  }
  return { before, after };
}

/** A content file as it was at a moment, in seconds; empty where it was not there yet. */
export async function textAt(root: string, file: string, seconds: number): Promise<string> {
  const git = openGit(root);
  const commit = await git('rev-list', '-1', `--before=${seconds}`, 'HEAD', '--', file);
  return commit === '' ? '' : blobOf(git, commit, file);
}

/** The pictures that differ from the last commit's, new ones included: `A`, `M` or `D` for each. */
export async function changedPictures(root: string): Promise<ReadonlyMap<string, string>> {
  const git = openGit(root);
  return changedFiles(git, await namedCommit(git, 'HEAD'), ['content/images']);
}

/** The files below some folders that differ from a commit's, new ones included: `A`, `M` or `D` for each. */
export async function changedFiles(
  git: Git,
  commit: string,
  folders: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const [changed, untracked] = await Promise.all([
    git('diff', '--name-status', '--no-renames', '--relative', '-z', commit, '--', ...folders),
    git('ls-files', '--others', '--exclude-standard', '-z', '--', ...folders),
  ]);
  const parts = changed.split('\0');
  const files = new Map<string, string>();
  for (let at = 0; at + 1 < parts.length; at += 2) files.set(parts[at + 1] ?? '', parts[at] ?? '');
  for (const file of untracked.split('\0').filter(Boolean)) files.set(file, 'A');
  return files;
}

async function blobOf(git: Git, commit: string, file: string): Promise<string> {
  return withoutMark(await git.whole('cat-file', 'blob', `${commit}:./${file}`));
}
