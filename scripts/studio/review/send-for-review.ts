import { type Git, GitRefusal, isSo, openGit } from '../../content/read/git.ts';
import type { Sent, Standing } from '../api.ts';
import { commitTree, filesBetween, type Message, messageOf, treeOnDisk } from './commit.ts';
import { refuseUnderWay } from './git-state.ts';
import { pullRequestPage } from './pull-request-page.ts';
import {
  askRemote,
  freeBranch,
  holds,
  lastSent,
  noteArrived,
  noteSending,
  type Remote,
  remoteName,
  type SentReview,
  treeOnto,
} from './review-branch.ts';

/** Thrown where nothing has changed since it was sent, or since the last commit. */
export class NothingToSend extends Error {}

/** Thrown where the content is not ready: what is told of it holds it back. */
export class NotReady extends Error {
  readonly word: string;

  constructor(word: string) {
    super(word);
    this.word = word;
  }
}

/** Why git has not sent it. */
export type Obstacle =
  | 'unreachable'
  | 'noRight'
  | 'theirHook'
  | 'ownHook'
  | 'movedOn'
  | 'sameLines';

/** Thrown where a change could not be sent; its message is git's. */
export class NotSent extends Error {
  readonly obstacle: Obstacle;

  constructor(said: string, { obstacle, cause }: { obstacle: Obstacle; cause?: unknown }) {
    super(said, { cause });
    this.obstacle = obstacle;
  }
}

type Wanted = Message & { today: string };

/**
 * Makes a commit of content/ and features/ as they are on disk, and pushes it to a branch of its own, or to
 * that of the review that is open. Files, index and branches of who works here stay as they are, nothing is forced,
 * and the branch that is published is never pushed to. Without a remote the branch is made here alone.
 */
export async function sendForReview(root: string, wanted: Wanted): Promise<Sent> {
  const git = openGit(root);
  await refuseUnderWay(root);
  const name = await remoteName(git);
  const tree = await making(treeOnDisk(root, { isChecked: true }));
  if (name === undefined) return keepHere(git, tree, wanted);
  const remote = await reach(git, name);
  const review = await reviewOn(git, remote);
  const on = (review?.isOpen ? remote.heads.get(review.branch) : review?.published) ?? 'HEAD';
  const trees = [`${review?.folder ?? 'HEAD'}^{tree}`, `${on}^{tree}`];
  const hashes = (await git('rev-parse', 'HEAD', on, ...trees)).split('\n');
  const [head = '', tip = '', before = '', standing = ''] = hashes;
  if (before === tree) throw new NothingToSend('nothing new');
  const onto = await treeOnto(git, standing, { before, after: tree });
  if (onto === undefined) throw new NotSent('', { obstacle: 'sameLines' });
  if (standing === onto) throw new NothingToSend('nothing new');
  const branch = review?.isOpen
    ? review.branch
    : await freeBranch(git, wanted.today, remote.heads.keys());
  const { subject, message } = messageOf(wanted, await filesBetween(git, standing, onto));
  const isBehind = head === tip || (await isSo(git, 'merge-base', '--is-ancestor', head, tip));
  const parents = isBehind ? [tip] : [tip, head];
  const commit = await making(commitTree(git, { tree: onto, parents, message }));
  const noted = await noteSending(git, { branch, commit, tree });
  const printed = await push(git, remote, branch, commit);
  await noteArrived(git, noted);
  const page = pullRequestPage({
    printed,
    remote: await git('remote', 'get-url', remote.name),
    branch,
    into: remote.published,
    title: wanted.sentence.trim(),
    text: wanted.report,
  });
  return { branch, subject, isAdded: review?.isOpen === true, ...(page && { page }) };
}

/** Where what was changed stands, as git knows it. `siteCommit`: what the site that visitors see was built of. */
export async function reviewStanding(
  root: string,
  siteCommit: () => Promise<string | undefined>,
): Promise<Standing> {
  const git = openGit(root);
  const name = await remoteName(git);
  const tree = await treeOnDisk(root, { isChecked: false });
  const hasChanged = async (since: string) => (await git('rev-parse', `${since}^{tree}`)) !== tree;
  if (name === undefined) return { state: 'alone', hasChanged: await hasChanged('HEAD') };
  const remote = await askRemote(git, name).catch((error: unknown) => {
    if (error instanceof GitRefusal) return undefined;
    throw error;
  });
  const last = remote ? remote.last : await lastSent(git);
  if (!last) return { state: 'unsent', hasChanged: await hasChanged('HEAD') };
  const { branch } = last;
  if (!remote) return { state: 'unknown', branch, hasChanged: await hasChanged(last.folder) };
  const review = await reviewOn(git, remote);
  if (!review) return { state: 'unsent', hasChanged: await hasChanged('HEAD') };
  const changed = await hasChanged(review.folder);
  if (review.isOpen) return { state: 'sent', branch, hasChanged: changed };
  const site = await siteCommit();
  const isOnline = site !== undefined && (await holds(git, site, review.commit));
  return { state: isOnline ? 'online' : 'merged', branch, hasChanged: changed };
}

type OpenReview = SentReview & { isOpen: boolean; published: string | undefined };

/** The review that was sent last; undefined where its branch was closed without. */
async function reviewOn(
  git: Git,
  { heads, published: main, last }: Remote,
): Promise<OpenReview | undefined> {
  if (!last) return undefined;
  const published = heads.get(main);
  const isMerged = published !== undefined && (await holds(git, published, last.commit));
  if (!isMerged) return heads.has(last.branch) ? { ...last, isOpen: true, published } : undefined;
  // Once it is pulled, what is checked out is what is changed from.
  const isPulled = await holds(git, 'HEAD', last.commit);
  return { ...last, ...(isPulled && { folder: 'HEAD' }), isOpen: false, published };
}

/** Without anywhere to send it to: a branch here, and the line for a terminal that shows it. */
async function keepHere(git: Git, tree: string, wanted: Wanted): Promise<Sent> {
  const [head = '', before] = (await git('rev-parse', 'HEAD', 'HEAD^{tree}')).split('\n');
  if (before === tree) throw new NothingToSend('nothing new');
  const { subject, message } = messageOf(wanted, await filesBetween(git, head, tree));
  const commit = await making(commitTree(git, { tree, parents: [head], message }));
  const branch = await freeBranch(git, wanted.today);
  // The zeros are the old value: a branch that came meanwhile is not overwritten.
  await git('update-ref', `refs/heads/${branch}`, commit, '0'.repeat(commit.length));
  return { branch, subject, isAdded: false, command: `git show ${branch}` };
}

function reach(git: Git, name: string): Promise<Remote> {
  return askRemote(git, name).catch((error: unknown) => {
    if (!(error instanceof GitRefusal)) throw error;
    throw new NotSent(error.message, {
      obstacle: isNoRight(error) ? 'noRight' : 'unreachable',
      cause: error,
    });
  });
}

/** The person's hook that reads messages may say no. */
function making(commit: Promise<string>): Promise<string> {
  return commit.catch((error: unknown) => {
    if (!(error instanceof GitRefusal)) throw error;
    throw new NotSent(error.message, { obstacle: 'ownHook', cause: error });
  });
}

/** Answers what git and the remote say of it. */
async function push(git: Git, remote: Remote, branch: string, commit: string): Promise<string> {
  const ref = `refs/heads/${branch}`;
  try {
    return await git.said(
      '-c',
      'push.followTags=false',
      'push',
      '--porcelain',
      '--verbose',
      remote.name,
      `${commit}:${ref}`,
    );
  } catch (error) {
    if (!(error instanceof GitRefusal)) throw error;
    // It may have arrived although no answer came back.
    const now = await askRemote(git, remote.name).catch(() => undefined);
    if (now?.heads.get(branch) === commit) return error.message;
    throw new NotSent(error.message, { obstacle: obstacleOf(error, ref), cause: error });
  }
}

/** As `git push --porcelain` has it: a line for the branch where the remote was asked, none where it was not. */
function obstacleOf(error: GitRefusal, ref: string): Obstacle {
  const line = error.printed.split('\n').find((each) => each.startsWith('!') && each.includes(ref));
  const isRace = line?.includes('[rejected]') || line?.includes('failed to update ref');
  if (line !== undefined) return isRace ? 'movedOn' : 'theirHook';
  if (isNoRight(error)) return 'noRight';
  return error.code === 1 ? 'ownHook' : 'unreachable';
}

/** Git has no code for it: these are the words of ssh, of HTTP and of its own. */
function isNoRight({ message }: GitRefusal): boolean {
  return /permission|denied|authentication|403|could not read (?:username|password)/i.test(message);
}
