import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Runs lines of the shell in a folder, as one process of this one. */
export async function shell(folder: string, lines: string): Promise<void> {
  await run('sh', ['-ec', lines], { cwd: folder });
}

/** In a repository: somebody commits there, and git neither tidies up beside the tests nor waits for a disk. */
export const cheapGit = `git config user.name a
  git config user.email a@b.example
  git config maintenance.auto false
  git config gc.auto 0
  git config receive.autogc false
  git config core.fsync none`;
