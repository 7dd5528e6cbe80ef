import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type SimpleGit, simpleGit } from 'simple-git';
import { listContent } from '../../content/read/list-files.ts';
import type { Texts } from './word-changes.ts';

/** Thrown for a name that git does not know; its message is for the terminal. */
export class UnknownReference extends Error {}

/** The content files as they are on disk. */
export async function contentNow(root: string): Promise<Texts> {
  const { candidates } = await listContent(root);
  const read = candidates.map(async ({ path: file }): Promise<[string, string]> => {
    return [file, await readFile(path.join(root, file), 'utf8')];
  });
  return new Map(await Promise.all(read));
}

/** The content files as a commit, a branch or a tag has them. */
export async function contentAt(root: string, reference: string): Promise<Texts> {
  const git = simpleGit(root);
  const commit = await commitOf(git, reference);
  const listed = await git.raw('ls-tree', '-r', '-z', '--name-only', commit, '--', 'content');
  const files = listed.split('\0').filter((name) => name.endsWith('.yaml'));
  const texts = new Map<string, string>();
  for (const file of files)
    texts.set(file, await git.raw('cat-file', 'blob', `${commit}:./${file}`));
  return texts;
}

/** The pictures that differ from a commit's, new ones included: `A`, `M` or `D` for each. */
export async function changedPictures(
  root: string,
  reference: string,
): Promise<Map<string, string>> {
  const git = simpleGit(root);
  const commit = await commitOf(git, reference);
  const folder = 'content/images';
  const [changed, untracked] = await Promise.all([
    git.raw('diff', '--name-status', '--no-renames', '-z', commit, '--', folder),
    git.raw('ls-files', '--others', '--exclude-standard', '-z', '--', folder),
  ]);
  const parts = changed.split('\0');
  const pictures = new Map<string, string>();
  for (let at = 0; at + 1 < parts.length; at += 2)
    pictures.set(parts[at + 1] ?? '', parts[at] ?? '');
  for (const file of untracked.split('\0').filter(Boolean)) pictures.set(file, 'A');
  return pictures;
}

async function commitOf(git: SimpleGit, reference: string): Promise<string> {
  const found = await git
    .raw('rev-parse', '--verify', '--quiet', '--end-of-options', `${reference}^{commit}`)
    .catch(() => '');
  if (found.trim() === '') throw new UnknownReference(`git knows no commit named ${reference}`);
  return found.trim();
}
