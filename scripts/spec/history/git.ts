import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Git, namedCommit, openGit, UnknownReference } from '../../content/read/git.ts';

/** `--since` with this name means the newest tag. */
export const lastRelease = 'last-release';

/** The repository of the project, or undefined: a copy without one is no mistake. */
export async function openHistory(root: string): Promise<Git | undefined> {
  if (!existsSync(path.join(root, '.git'))) return undefined;
  const git = openGit(root);
  const isThere = await git('rev-parse', '--git-dir').then(
    () => true,
    // No git on this machine, or a folder that it does not trust: the book is written without dates.
    () => false,
  );
  return isThere ? git : undefined;
}

/** The commit of a name; `last-release` is the newest tag that leads to what is checked out. */
export async function commitOf(git: Git, reference: string): Promise<string> {
  const name = reference === lastRelease ? await newestTag(git) : reference;
  return namedCommit(git, name);
}

async function newestTag(git: Git): Promise<string> {
  const tag = await git('describe', '--tags', '--abbrev=0').catch(() => '');
  if (tag === '') throw new UnknownReference('no release has been tagged yet: name a commit');
  return tag;
}

/** The feature files as a commit has them. */
export async function featuresAt(git: Git, commit: string): Promise<Map<string, string>> {
  const listed = await git('ls-tree', '-r', '-z', '--name-only', commit, '--', 'features');
  const texts = new Map<string, string>();
  for (const file of listed.split('\0').filter((name) => name.endsWith('.feature'))) {
    texts.set(file, await git.whole('cat-file', 'blob', `${commit}:./${file}`));
  }
  return texts;
}
