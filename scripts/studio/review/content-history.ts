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

async function commitOf(git: SimpleGit, reference: string): Promise<string> {
  const found = await git
    .raw('rev-parse', '--verify', '--quiet', '--end-of-options', `${reference}^{commit}`)
    .catch(() => '');
  if (found.trim() === '') throw new UnknownReference(`git knows no commit named ${reference}`);
  return found.trim();
}
