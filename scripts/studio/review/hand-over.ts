import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type SimpleGit, simpleGit } from 'simple-git';
import type { HandedOver } from '../api.ts';
import { changedFiles } from './content-history.ts';
import { refuseUnderWay } from './git-state.ts';
import { isHandedOver } from './handed-files.ts';

/** Thrown where nothing can be handed over. */
export class NothingToHandOver extends Error {}

/** Thrown where the content is not ready: what is told of it holds it back. */
export class NotReady extends Error {
  readonly word: string;

  constructor(word: string) {
    super(word);
    this.word = word;
  }
}

const longestSubject = 100;
const longestLine = 100;

/** What git may be told of itself: where to build the commit, and whose it is. */
const toldToGit: readonly string[] = [
  'GIT_INDEX_FILE',
  ...['AUTHOR', 'COMMITTER'].flatMap((who) => [`GIT_${who}_NAME`, `GIT_${who}_EMAIL`]),
];
/** simple-git refuses to hand these on: they could name programs for git to run. */
const withheld = /^(?:GIT_.*|EDITOR|VISUAL|PAGER|PREFIX|SSH_ASKPASS)$/i;

/**
 * Makes a commit of the content and the rules as they are on disk, on a branch of its own, behind the commit that is
 * checked out: signed and held against hooks as a commit of who works here is. Files, index and branch stay as they are;
 * nothing is sent anywhere. Throws git's own words where git refuses.
 */
export async function handOver(
  root: string,
  { sentence, report, today }: { sentence: string; report: string; today: string },
): Promise<HandedOver> {
  await refuseUnderWay(root);
  const folder = await mkdtemp(path.join(tmpdir(), 'hand-over-'));
  try {
    const git = simpleGit({ baseDir: root, allowEnvironment: toldToGit }).env({
      ...environment(),
      GIT_INDEX_FILE: path.join(folder, 'index'),
    });
    const parent = await said(git, 'rev-parse', '--verify', 'HEAD^{commit}');
    await git.raw('read-tree', parent);
    const changed = [...(await changedFiles(git, parent, ['content', 'features'])).keys()];
    const files = changed.filter(isHandedOver);
    // Told of no file, git would take them all.
    if (files.length === 0)
      throw new NothingToHandOver('nothing has changed since the last commit');
    const list = path.join(folder, 'files');
    await writeFile(list, files.join('\0'));
    const listed = [`--pathspec-from-file=${list}`, '--pathspec-file-nul'];
    await git.raw('--literal-pathspecs', 'add', '--all', ...listed);
    const tree = await said(git, 'write-tree');
    const names = await said(git, 'diff-tree', '-r', '--name-only', parent, tree);
    const subject = subjectOf(sentence, names.split('\n'));
    // As an argument, the report of a large change would be too long for the system.
    const message = path.join(folder, 'message');
    await writeFile(message, `${subject}\n\n${report.split('\n').map(wrapped).join('\n')}\n`);
    await git.raw('hook', 'run', '--ignore-missing', 'pre-commit');
    await git.raw('hook', 'run', '--ignore-missing', 'commit-msg', '--', message);
    const isSigned = await said(git, 'config', '--type=bool', '--default=false', 'commit.gpgsign');
    const signature = isSigned === 'true' ? ['-S'] : [];
    const commit = await said(git, 'commit-tree', tree, '-p', parent, ...signature, '-F', message);
    const branch = await freeBranch(git, today);
    // The zeros are the old value: a branch that came meanwhile is not overwritten.
    await git.raw('update-ref', `refs/heads/${branch}`, commit, '0'.repeat(commit.length));
    return { branch, subject, ...(await nextCommand(git, branch)) };
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
  return `${isContent ? 'feat(content)' : 'docs(features)'}: ${beginningSmall(plain)}`
    .slice(0, longestSubject)
    .trimEnd();
}

/** A name such as NIS2 keeps its capitals: in quotes, as the check of commits wants one at the start. */
function beginningSmall(sentence: string): string {
  const [word = ''] = /^\p{Lu}[\p{L}\p{N}]*/u.exec(sentence) ?? [];
  const rest = sentence.slice(word.length);
  return /.[\p{Lu}\p{N}]/u.test(word) ? `"${word}"${rest}` : word.toLowerCase() + rest;
}

function environment(): NodeJS.ProcessEnv {
  const handedOn = Object.entries(process.env).filter(
    ([name]) => toldToGit.includes(name) || !withheld.test(name),
  );
  return Object.fromEntries(handedOn);
}

/** Breaks a line between words, as the check of commits wants it; only a longer word is broken itself. */
function wrapped(line: string): string {
  const indent = line.startsWith('- ') ? '  ' : '';
  const most = longestLine - indent.length - 1;
  const pieces = line.match(new RegExp(`\\S.{0,${most}}(?!\\S)|\\S.{${most}}`, 'gs')) ?? [];
  return pieces.map((piece) => piece.trimEnd()).join(`\n${indent}`);
}

/** A name that no branch here, nor one that colleagues have sent, has or stands in the way of. */
async function freeBranch(git: SimpleGit, today: string): Promise<string> {
  const listed = await git.raw('for-each-ref', '--format=%(refname)', 'refs/heads', 'refs/remotes');
  const taken = listed
    .split('\n')
    .map((name) => name.replace(/^refs\/(?:heads|remotes\/[^/]+)\//, ''));
  const isFree = (name: string) =>
    taken.every((each) => each !== name && !each.startsWith(`${name}/`));
  // A branch is a file to git: where there is one of that name, there can be no folder.
  const wanted = taken.includes('content') ? `content-${today}` : `content/${today}`;
  if (isFree(wanted)) return wanted;
  let number = 2;
  while (!isFree(`${wanted}-${number}`)) number += 1;
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
