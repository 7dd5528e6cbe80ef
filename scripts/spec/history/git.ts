import { existsSync } from 'node:fs';
import path from 'node:path';
import { type SimpleGit, simpleGit } from 'simple-git';

/** Thrown for a name that git does not know; its message is for the terminal. */
export class UnknownReference extends Error {}

/** `--since` with this name means the newest tag. */
export const lastRelease = 'last-release';

/** The repository of the project, or undefined: a copy without one is no mistake. */
export async function openHistory(root: string): Promise<SimpleGit | undefined> {
  if (!existsSync(path.join(root, '.git'))) return undefined;
  const git = simpleGit(root);
  const isThere = await git.raw('rev-parse', '--git-dir').then(
    () => true,
    // No git on this machine, or a folder that it does not trust: the book is written without dates.
    () => false,
  );
  return isThere ? git : undefined;
}

/** The commit of a name; `last-release` is the newest tag that leads to what is checked out. */
export async function commitOf(git: SimpleGit, reference: string): Promise<string> {
  const name = reference === lastRelease ? await newestTag(git) : reference;
  const found = await git
    .raw('rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`)
    .catch(() => '');
  if (found.trim() === '') throw new UnknownReference(`git knows no commit named ${name}`);
  return found.trim();
}

async function newestTag(git: SimpleGit): Promise<string> {
  const tag = await git.raw('describe', '--tags', '--abbrev=0').catch(() => '');
  if (tag.trim() === '')
    throw new UnknownReference('no release has been tagged yet: name a commit');
  return tag.trim();
}

/** The feature files as a commit has them. */
export async function featuresAt(git: SimpleGit, commit: string): Promise<Map<string, string>> {
  const listed = await git.raw('ls-tree', '-r', '-z', '--name-only', commit, '--', 'features');
  const texts = new Map<string, string>();
  for (const file of listed.split('\0').filter((name) => name.endsWith('.feature'))) {
    texts.set(file, await git.raw('cat-file', 'blob', `${commit}:./${file}`));
  }
  return texts;
}
