import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { commitOf, openHistory } from './git.ts';

const file = 'var/reports/features.commit';

/** Notes the commit on which the features of a project are about to be played; none where a file differs from it. */
export async function noteRunCommit(root: string): Promise<void> {
  const note = path.join(root, file);
  await rm(note, { force: true });
  const git = await openHistory(root);
  if (!git || (await git.raw('status', '--porcelain')).trim() !== '') return;
  await mkdir(path.dirname(note), { recursive: true });
  await writeFile(note, await commitOf(git, 'HEAD'));
}

/** The commit on which the features were last played, if it is known. */
export async function runCommit(root: string): Promise<string | undefined> {
  const note = path.join(root, file);
  return existsSync(note) ? readFile(note, 'utf8') : undefined;
}
