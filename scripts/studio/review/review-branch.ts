import { commitOf, type Git, GitRefusal, isSo } from '../../content/read/git.ts';

/**
 * What was sent is known from git alone. `refs/studio/sent/NAME` is a commit of the folder as it was when it was
 * last sent on the branch NAME, behind the commit that was sent; `refs/studio/sending/NAME` the same while it is on its way.
 */
const sent = 'refs/studio/sent/';
const sending = 'refs/studio/sending/';

/** The remote that is worked with, the branch that it publishes, what it holds, and what was sent to it last. */
export type Remote = {
  name: string;
  published: string;
  heads: ReadonlyMap<string, string>;
  last: SentReview | undefined;
};

/** What was sent: its commit, and the folder as it was then. */
export type SentReview = { branch: string; commit: string; folder: string };

/** The remote of the branch that is checked out, or the first one; undefined where there is none. */
export async function remoteName(git: Git): Promise<string | undefined> {
  const all = (await git('remote')).split('\n').filter(Boolean);
  if (all.length < 2) return all[0];
  const branch = await git('branch', '--show-current');
  const own = await git('config', '--default=', `branch.${branch || 'HEAD'}.remote`);
  return all.find((name) => name === own) ?? all.find((name) => name === 'origin') ?? all[0];
}

/** Asks a remote what it holds by now, and fetches what is not here yet. Throws a GitRefusal where it does not answer. */
export async function askRemote(git: Git, name: string): Promise<Remote> {
  const lines = (await git('ls-remote', '--symref', name, 'HEAD', 'refs/heads/*')).split('\n');
  const heads = new Map<string, string>();
  let published = 'main';
  for (const line of lines) {
    const [hash = '', ref = ''] = line.split('\t');
    if (hash.startsWith('ref: ')) published = hash.replace('ref: refs/heads/', '');
    else if (ref.startsWith('refs/heads/')) heads.set(ref.replace('refs/heads/', ''), hash);
  }
  const reviews = await notedReviews(git);
  const unknown: string[] = [];
  for (const branch of [published, reviews.at(-1)?.branch ?? published]) {
    const commit = heads.get(branch);
    if (commit && (await commitOf(git, commit)) === undefined) unknown.push(branch);
  }
  if (unknown.length > 0) await git('fetch', '--quiet', name, ...unknown);
  return { name, published, heads, last: await settle(git, heads, reviews) };
}

export async function lastSent(git: Git): Promise<SentReview | undefined> {
  return (await notedReviews(git)).findLast(({ hasArrived }) => hasArrived);
}

/** Notes what is about to be sent: whoever is stopped on the way finds out what has arrived. */
export async function noteSending(
  git: Git,
  { branch, commit, tree }: { branch: string; commit: string; tree: string },
): Promise<SentReview> {
  const message = 'The folder as it was sent.\n';
  const folder = await git('commit-tree', tree, '-p', commit, '-m', message);
  await git('update-ref', `${sending}${branch}`, folder);
  return { branch, commit, folder };
}

export async function noteArrived(git: Git, { branch, folder }: SentReview): Promise<void> {
  await git('update-ref', `${sent}${branch}`, folder);
  await git('update-ref', '-d', `${sending}${branch}`);
}

/** What was on its way has arrived, or has not. Answers what was sent last. */
async function settle(
  git: Git,
  heads: ReadonlyMap<string, string>,
  reviews: readonly NotedReview[],
): Promise<SentReview | undefined> {
  let last: SentReview | undefined;
  for (const review of reviews) {
    const there = heads.get(review.branch);
    if (review.hasArrived) last = review;
    else if (there !== undefined && (await holds(git, there, review.commit))) {
      await noteArrived(git, review);
      last = review;
    } else await git('update-ref', '-d', `${sending}${review.branch}`);
  }
  return last;
}

/** Whether a commit has what another one brought: it stands behind it, or was taken over as one commit. */
export async function holds(git: Git, commit: string, brought: string): Promise<boolean> {
  if (commit === brought) return true;
  const base = await git('merge-base', brought, commit).catch((error: unknown) => {
    // They have nothing in common, or the commit is not here.
    if (error instanceof GitRefusal && (error.code === 1 || error.code === 128)) return undefined;
    throw error;
  });
  if (base === undefined || base === brought) return base === brought;
  const files = (await git('diff', '--name-only', '-z', base, brought)).split('\0').filter(Boolean);
  return isSo(git, 'diff', '--quiet', brought, commit, '--', ...files);
}

/** What the changes from one tree to another make of that of a branch; undefined where both changed the same lines. */
export async function treeOnto(
  git: Git,
  standing: string,
  { before, after }: { before: string; after: string },
): Promise<string | undefined> {
  if (standing === before) return after;
  // Commits of the three alone: what git merges has one past then.
  const make = (tree: string, parents: string[]) =>
    git('commit-tree', tree, ...parents.flatMap((parent) => ['-p', parent]), '-m', 'to be merged');
  const base = await make(before, []);
  const [theirs, mine] = await Promise.all([make(standing, [base]), make(after, [base])]);
  return git('merge-tree', '--write-tree', theirs, mine).catch((error: unknown) => {
    if (error instanceof GitRefusal && error.code === 1) return undefined;
    throw error;
  });
}

/** A name that no branch here, nor one that colleagues have sent, has or stands in the way of. */
export async function freeBranch(
  git: Git,
  today: string,
  heads: Iterable<string> = [],
): Promise<string> {
  const listed = await git('for-each-ref', '--format=%(refname)', 'refs/heads', 'refs/remotes');
  const here = listed
    .split('\n')
    .map((name) => name.replace(/^refs\/(?:heads|remotes\/[^/]+)\//, ''));
  return freeName(today, [...here, ...heads]);
}

export function freeName(today: string, taken: readonly string[]): string {
  const isFree = (name: string) =>
    taken.every((each) => each !== name && !each.startsWith(`${name}/`));
  // A branch is a file to git: where there is one of that name, there can be no folder.
  const wanted = taken.includes('content') ? `content-${today}` : `content/${today}`;
  if (isFree(wanted)) return wanted;
  let number = 2;
  while (!isFree(`${wanted}-${number}`)) number += 1;
  return `${wanted}-${number}`;
}

type NotedReview = SentReview & { hasArrived: boolean };

/** The one that was sent last at the end. */
async function notedReviews(git: Git): Promise<NotedReview[]> {
  const format = '--format=%(objectname) %(refname) %(parent)';
  const listed = await git('for-each-ref', '--sort=committerdate', format, sent, sending);
  const lines = listed.split('\n').filter(Boolean);
  return lines.map((line) => {
    const [folder = '', ref = '', commit = ''] = line.split(' ');
    const hasArrived = ref.startsWith(sent);
    return { branch: ref.replace(hasArrived ? sent : sending, ''), commit, folder, hasArrived };
  });
}
