import { existsSync } from 'node:fs';
import path from 'node:path';
import { openGit } from '../../content/read/git.ts';

/** Thrown while git is in the middle of something, whose command is `act`. */
export class GitUnderWay extends Error {
  readonly act: string;

  constructor(act: string) {
    super(`git is in the middle of: ${act}`);
    this.act = act;
  }
}

/** What git keeps beside its history while a command is not done, and the command. */
const traces = [
  ['rebase-merge', 'git rebase'],
  ['rebase-apply', 'git rebase'],
  ['MERGE_HEAD', 'git merge'],
  ['CHERRY_PICK_HEAD', 'git cherry-pick'],
  ['REVERT_HEAD', 'git revert'],
  ['BISECT_LOG', 'git bisect'],
] as const;

/** Refuses what would stand on a history that is half made, or hold a conflict. */
export async function refuseUnderWay(root: string): Promise<void> {
  const git = openGit(root);
  const places = await git('rev-parse', ...traces.flatMap(([name]) => ['--git-path', name]));
  for (const [index, file] of places.split('\n').entries()) {
    const act = traces[index]?.[1];
    if (act && existsSync(path.resolve(root, file))) throw new GitUnderWay(act);
  }
  if ((await git('ls-files', '--unmerged')) !== '') throw new GitUnderWay('git merge');
}
