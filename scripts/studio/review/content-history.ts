import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type SimpleGit, simpleGit } from 'simple-git';
import { withoutMark } from '../../content/read/read-text.ts';
import type { Texts } from './word-changes.ts';

/** Thrown for a name that git does not know; its message is for the terminal. */
export class UnknownReference extends Error {}

/** The content files that differ from those of a commit, a branch or a tag: as they were, and as they are. */
export async function textsSince(
  root: string,
  reference: string,
): Promise<{ before: Texts; after: Texts }> {
  const git = simpleGit(root);
  const commit = await commitOf(git, reference);
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
  const git = simpleGit(root);
  const found = await git.raw('rev-list', '-1', `--before=${seconds}`, 'HEAD', '--', file);
  const commit = found.trim();
  return commit === '' ? '' : blobOf(git, commit, file);
}

/** The pictures that differ from a commit's, new ones included: `A`, `M` or `D` for each. */
export async function changedPictures(
  root: string,
  reference: string,
): Promise<ReadonlyMap<string, string>> {
  const git = simpleGit(root);
  return changedFiles(git, await commitOf(git, reference), ['content/images']);
}

/** The files below some folders that differ from a commit's, new ones included: `A`, `M` or `D` for each. */
export async function changedFiles(
  git: SimpleGit,
  commit: string,
  folders: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const [changed, untracked] = await Promise.all([
    git.raw('diff', '--name-status', '--no-renames', '--relative', '-z', commit, '--', ...folders),
    git.raw('ls-files', '--others', '--exclude-standard', '-z', '--', ...folders),
  ]);
  const parts = changed.split('\0');
  const files = new Map<string, string>();
  for (let at = 0; at + 1 < parts.length; at += 2) files.set(parts[at + 1] ?? '', parts[at] ?? '');
  for (const file of untracked.split('\0').filter(Boolean)) files.set(file, 'A');
  return files;
}

async function blobOf(git: SimpleGit, commit: string, file: string): Promise<string> {
  return withoutMark(await git.raw('cat-file', 'blob', `${commit}:./${file}`));
}

async function commitOf(git: SimpleGit, reference: string): Promise<string> {
  const found = await git
    .raw('rev-parse', '--verify', '--quiet', '--end-of-options', `${reference}^{commit}`)
    .catch(() => '');
  if (found.trim() === '') throw new UnknownReference(`git knows no commit named ${reference}`);
  return found.trim();
}
