import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type SimpleGit, simpleGit } from 'simple-git';
import type { HandedOver } from '../api.ts';

/** Thrown where nothing can be handed over; its name is that of the words for it. */
export class NothingToHandOver extends Error {}

const longestSubject = 100;

/**
 * Makes a commit of content/ and features/ as they are on disk, on a branch of its own, behind the commit that is checked
 * out. Files, index and branch of who works here stay as they are; nothing is sent anywhere.
 */
export async function handOver(
  root: string,
  { sentence, report, today }: { sentence: string; report: string; today: string },
): Promise<HandedOver> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hand-over-'));
  try {
    const { PATH = '', HOME = '' } = process.env;
    const git = simpleGit({ baseDir: root, allowEnvironment: ['GIT_INDEX_FILE'] }).env({
      PATH,
      HOME,
      GIT_INDEX_FILE: path.join(folder, 'index'),
    });
    const parent = await said(git, 'rev-parse', '--verify', 'HEAD^{commit}');
    await git.raw('read-tree', parent);
    const folders = ['content', 'features'].filter((name) => existsSync(path.join(root, name)));
    await git.raw('add', '--all', '--', ...folders);
    const tree = await said(git, 'write-tree');
    if (tree === (await said(git, 'rev-parse', `${parent}^{tree}`))) {
      throw new NothingToHandOver('nothing has changed since the last commit');
    }
    const names = await said(git, 'diff-tree', '-r', '--name-only', parent, tree);
    const subject = subjectOf(sentence, names.split('\n'));
    const commit = await said(git, 'commit-tree', tree, '-p', parent, '-m', subject, '-m', report);
    const branch = await freeBranch(git, `content/${today}`);
    // The zeros are the old value: a branch that came meanwhile is not overwritten.
    await git.raw('update-ref', `refs/heads/${branch}`, commit, '0'.repeat(commit.length));
    return { branch, commit, subject, ...(await nextCommand(git, branch)) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A subject that the check of commits accepts, made of a sentence of an editor: rules alone are documentation. */
function subjectOf(sentence: string, files: readonly string[]): string {
  const isContent = files.some((file) => file.startsWith('content/'));
  const plain = sentence
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[.!]+$/, '');
  const lower = plain.charAt(0).toLowerCase() + plain.slice(1);
  return `${isContent ? 'feat(content)' : 'docs(features)'}: ${lower}`
    .slice(0, longestSubject)
    .trimEnd();
}

async function freeBranch(git: SimpleGit, wanted: string): Promise<string> {
  const listed = await git.raw('for-each-ref', '--format=%(refname:short)', 'refs/heads/content/');
  const taken = new Set(listed.split('\n'));
  if (!taken.has(wanted)) return wanted;
  let number = 2;
  while (taken.has(`${wanted}-${number}`)) number += 1;
  return `${wanted}-${number}`;
}

/** What is left to do, for a terminal; the studio does not do it. */
async function nextCommand(
  git: SimpleGit,
  branch: string,
): Promise<Pick<HandedOver, 'command' | 'canBeSent'>> {
  const [remote] = (await git.raw('remote')).split('\n').filter(Boolean);
  if (remote === undefined) return { command: `git show ${branch}`, canBeSent: false };
  return { command: `git push ${remote} ${branch}`, canBeSent: true };
}

async function said(git: SimpleGit, ...args: string[]): Promise<string> {
  return (await git.raw(...args)).trim();
}
