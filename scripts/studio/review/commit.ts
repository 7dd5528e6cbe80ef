import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Git, openGit } from '../../content/read/git.ts';
import { changedFiles } from './content-history.ts';
import { isHandedOver } from './handed-files.ts';

/** What a commit says: in a sentence, and at length. */
export type Message = { sentence: string; report: string };

const longestSubject = 100;
const longestLine = 100;
/** What an editor of the site changes. */
const folders = ['content', 'features'];

/**
 * The tree of the commit that is checked out, with what the site is made of as it is on disk. Their index stays as it
 * is. `isChecked`: the person's hook for what is to be committed may say no.
 */
export function treeOnDisk(root: string, { isChecked }: { isChecked: boolean }): Promise<string> {
  return inFolder(async (folder) => {
    const git = openGit(root, { GIT_INDEX_FILE: path.join(folder, 'index') });
    await git('read-tree', 'HEAD');
    const changed = [...(await changedFiles(git, 'HEAD', folders)).keys()];
    const files = changed.filter(isHandedOver);
    // Told of no file, git would take them all.
    if (files.length === 0) return git('write-tree');
    const list = path.join(folder, 'files');
    await writeFile(list, files.join('\0'));
    const listed = [`--pathspec-from-file=${list}`, '--pathspec-file-nul'];
    await git('--literal-pathspecs', 'add', '--all', ...listed);
    if (isChecked) await git('hook', 'run', '--ignore-missing', 'pre-commit');
    return git('write-tree');
  });
}

/** A commit as whoever works here makes them: signed where they sign, read by their hook. */
export function commitTree(
  git: Git,
  { tree, parents, message }: { tree: string; parents: readonly string[]; message: string },
): Promise<string> {
  return inFolder(async (folder) => {
    // As an argument, the report of a large change would be too long for the system.
    const file = path.join(folder, 'message');
    await writeFile(file, message);
    await git('hook', 'run', '--ignore-missing', 'commit-msg', '--', file);
    const isSigned = await git('config', '--type=bool', '--default=false', 'commit.gpgsign');
    const behind = parents.flatMap((parent) => ['-p', parent]);
    const signature = isSigned === 'true' ? ['-S'] : [];
    return git('commit-tree', tree, ...behind, ...signature, '-F', file);
  });
}

/** The files that differ between two trees. */
export async function filesBetween(git: Git, from: string, to: string): Promise<string[]> {
  return (await git('diff-tree', '-r', '--name-only', from, to)).split('\n');
}

/** The subject and the whole message of a commit of these files. */
export function messageOf(
  { sentence, report }: Message,
  files: readonly string[],
): { subject: string; message: string } {
  const subject = subjectOf(sentence, files);
  return { subject, message: `${subject}\n\n${report.split('\n').map(wrapped).join('\n')}\n` };
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

/** Breaks a line between words, as the check of commits wants it, or before a tag; only a longer word is broken itself. */
function wrapped(line: string): string {
  const indent = line.startsWith('- ') ? '  ' : '';
  const most = longestLine - indent.length - 1;
  const whole = `\\S.{0,${most}}(?!\\S)|\\S.{0,${most}}(?=<)|\\S.{${most}}`;
  const pieces = line.match(new RegExp(whole, 'gs')) ?? [];
  return pieces.map((piece) => piece.trimEnd()).join(`\n${indent}`);
}

async function inFolder<Made>(make: (folder: string) => Promise<Made>): Promise<Made> {
  const folder = await mkdtemp(path.join(tmpdir(), 'for-review-'));
  try {
    return await make(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
