import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  NothingToSend,
  reviewStanding,
  sendForReview,
} from '../../scripts/studio/review/send-for-review.ts';
import { slow } from '../slow.ts';
import { cheapGit, shell } from './shell.ts';

vi.setConfig(slow);

const run = promisify(execFile);
const page = 'content/pages/home.yaml';
const other = 'content/pages/press.yaml';
const branch = 'content/2026-11-22';
const wanted = { sentence: 'Un titre plus clair.', report: 'Pourquoi', today: '2026-11-22' };
const module = path.resolve(import.meta.dirname, '../../scripts/studio/review/send-for-review.ts');

/** What tests begin with: something changed, and the same once it is sent. */
let changed: string;
let sent: string;
let folder: string;
/** What an editor works in, what they send to, and what a colleague works in. */
let root: string;
let remote: string;
let colleague: string;

const git = (...args: string[]) => gitIn(root, ...args);
const there = (...args: string[]) => gitIn(remote, ...args);

async function gitIn(cwd: string, ...args: string[]): Promise<string> {
  return (await run('git', args, { cwd })).stdout.trim();
}

function settleIn(place: string): void {
  folder = place;
  root = path.join(folder, 'mine');
  remote = path.join(folder, 'there.git');
  colleague = path.join(folder, 'theirs');
  vi.stubEnv('HOME', folder);
}

beforeAll(async () => {
  changed = await mkdtemp(path.join(tmpdir(), 'review-sent-changed-'));
  settleIn(changed);
  await shell(
    changed,
    `export GIT_TEMPLATE_DIR=
    git init -q --bare -b main there.git
    git init -q -b main mine
    cd mine
    ${cheapGit.replaceAll('git config', 'git config --global')}
    mkdir -p content/pages .git/hooks ../there.git/hooks
    printf 'title: un\nlead: un\n\n\n\n\nend: un\n' > ${page}
    echo 'title: un' > ${other}
    echo un > code.txt
    git add .
    git commit -q -m first
    git remote add house ../there.git
    git push -q house main
    git clone -q ../there.git ../theirs
    git -C ../theirs remote set-url origin ../there.git`,
  );
  await write(page, 'title: deux\nlead: un\n\n\n\n\nend: un\n');
});

beforeAll(async () => {
  sent = await begin(changed);
  await sendForReview(root, wanted);
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

afterAll(() => Promise.all([changed, sent].map((each) => rm(each, { recursive: true }))));

/** Copies a folder, and works there from then on. */
async function begin(from: string): Promise<string> {
  settleIn(await mkdtemp(path.join(tmpdir(), 'review-sent-')));
  cpSync(from, folder, { recursive: true });
  return folder;
}

function write(file: string, text: string, into = root): Promise<void> {
  return writeFile(path.join(into, file), text);
}

function hook(name: string, script: string, repository = remote): Promise<void> {
  const file = path.join(repository, 'hooks', name);
  return writeFile(file, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
}

/** A colleague changes a branch, and sends it. */
const thereOn = (on: string, lines: string) =>
  shell(
    colleague,
    `git fetch -q
    git checkout -q -B ${on} origin/${on}
    ${lines}
    git push -q origin ${on}`,
  );

/** A colleague commits to a branch. */
const changedThere = (on: string, file: string, text: string) =>
  thereOn(on, `printf '${text}' > ${file}; git commit -q -a -m theirs`);

/** How a colleague takes what was sent over into what is published. */
const merge = `git merge -q --no-ff --no-edit origin/${branch}`;
const squash = `git merge -q --squash origin/${branch}; git commit -q -m 'as one'`;

const standing = (commit?: string) => reviewStanding(root, async () => commit);

test('it arrives on a branch of its own, and nothing of who sends it moves', async () => {
  await begin(changed);
  expect(await standing()).toEqual({ state: 'unsent', hasChanged: true });
  await write('code.txt', 'deux\n');
  await git('add', 'code.txt');
  const before = [await git('status', '--porcelain'), await git('for-each-ref', 'refs/heads')];
  expect(await sendForReview(root, wanted)).toMatchObject({ branch, isAdded: false });
  expect(await there('log', '--format=%s', `main..${branch}`)).toBe(
    'feat(content): un titre plus clair',
  );
  expect(await there('diff', '--name-only', 'main', branch)).toBe(page);
  expect([await git('status', '--porcelain'), await git('for-each-ref', 'refs/heads')]).toEqual(
    before,
  );
  expect(await there('rev-parse', 'main')).toBe(await git('rev-parse', 'main'));
});

test('where it stands is known from git: sent, changed since, merged, and online', async () => {
  await begin(sent);
  expect(await standing()).toEqual({ state: 'sent', branch, hasChanged: false });
  await write(other, 'title: deux\n');
  expect(await standing()).toEqual({ state: 'sent', branch, hasChanged: true });
  await sendForReview(root, wanted);
  await thereOn('main', merge);
  expect(await standing(await there('rev-parse', 'main~1'))).toMatchObject({ state: 'merged' });
  expect(await standing(await there('rev-parse', 'main'))).toEqual({
    state: 'online',
    branch,
    hasChanged: false,
  });
});

test('sending again adds to the same branch; with nothing new there is nothing to send', async () => {
  await begin(sent);
  await expect(sendForReview(root, wanted)).rejects.toThrow(NothingToSend);
  await write(other, 'title: deux\n');
  expect(await sendForReview(root, wanted)).toMatchObject({ branch, isAdded: true });
  expect(await there('rev-list', '--count', `main..${branch}`)).toBe('2');
  expect(await there('diff', '--name-only', `${branch}~1`, branch)).toBe(other);
});

test('a branch that moved on meanwhile keeps what a colleague added, also in the sending after', async () => {
  await begin(sent);
  await changedThere(branch, page, 'title: deux\nlead: un\n\n\n\n\nend: leur fin\n');
  for (const title of ['trois', 'quatre']) {
    await write(page, `title: ${title}\nlead: un\n\n\n\n\nend: un\n`);
    await sendForReview(root, wanted);
    expect(await there('show', `${branch}:${page}`)).toBe(
      `title: ${title}\nlead: un\n\n\n\n\nend: leur fin`,
    );
  }
});

test('the same lines changed by a colleague are told, and nothing is sent', async () => {
  await begin(sent);
  await changedThere(branch, page, 'title: le leur\nlead: un\n\n\n\n\nend: un\n');
  await write(page, 'title: trois\nlead: un\n\n\n\n\nend: un\n');
  await expect(sendForReview(root, wanted)).rejects.toMatchObject({ obstacle: 'sameLines' });
  expect(await there('show', `${branch}:${page}`)).toContain('le leur');
});

test('a branch that moves on while it is sent refuses, and is sent again', async () => {
  await begin(sent);
  await write(other, 'title: deux\n');
  // Between the look and the push: the person's own hook runs there.
  const move = `git -C '${colleague}' fetch -q && git -C '${colleague}' checkout -q -B x origin/${branch} && echo x > '${colleague}/x' && git -C '${colleague}' add x && git -C '${colleague}' commit -qm x && git -C '${colleague}' push -q origin x:${branch}`;
  await hook('pre-push', `unset GIT_DIR; ${move}; rm -f "$0"`, path.join(root, '.git'));
  await expect(sendForReview(root, wanted)).rejects.toMatchObject({ obstacle: 'movedOn' });
  expect(await sendForReview(root, wanted)).toMatchObject({ branch, isAdded: true });
  expect(await there('ls-tree', '--name-only', branch)).toContain('x');
});

describe.each([
  ['a merge', merge],
  ['one commit', squash],
])('what was taken over by %s', (_, taking) => {
  let taken: string;

  beforeAll(async () => {
    taken = await begin(sent);
    await thereOn('main', taking);
    await write(other, 'title: deux\n');
  });

  afterAll(() => rm(taken, { recursive: true }));

  test('is sent no second time: what is new has a branch of its own', async () => {
    await begin(taken);
    const { branch: next, isAdded } = await sendForReview(root, wanted);
    expect([next, isAdded]).toEqual([`${branch}-2`, false]);
    expect(await there('diff', '--name-only', `main...${next}`)).toBe(other);
  });

  test('is no change any more once it is pulled', async () => {
    await begin(taken);
    await git('checkout', '-q', '--', page);
    await git('pull', '-q', '--ff-only', 'house', 'main');
    const { branch: next } = await sendForReview(root, wanted);
    expect(await there('diff', '--name-only', `main...${next}`)).toBe(other);
  });
});

test('what is published is pulled under an open review, which goes on', async () => {
  await begin(sent);
  await changedThere('main', 'code.txt', 'le leur\n');
  await git('pull', '-q', '--ff-only', 'house', 'main');
  await write(other, 'title: deux\n');
  await sendForReview(root, wanted);
  expect((await there('diff', '--name-only', `main...${branch}`)).split('\n')).toEqual([
    page,
    other,
  ]);
});

test('a review whose branch was closed begins anew', async () => {
  await begin(sent);
  await there('branch', '-D', branch);
  expect(await standing()).toEqual({ state: 'unsent', hasChanged: true });
  const again = await sendForReview(root, wanted);
  expect(again).toMatchObject({ branch: `${branch}-2`, isAdded: false });
  expect(await there('diff', '--name-only', 'main', again.branch)).toBe(page);
});

describe('what git refuses is said, with its own words, and leaves no trace', () => {
  test.each([
    [
      'the hook of the remote',
      'theirHook',
      'no titles today',
      () => hook('pre-receive', 'echo no titles today >&2; exit 1'),
    ],
    [
      'the own hook',
      'ownHook',
      'tests fail',
      () => hook('pre-push', 'echo tests fail >&2; exit 1', path.join(root, '.git')),
    ],
    [
      'a remote that is gone',
      'unreachable',
      'does not appear to be a git repository',
      () => rename(remote, `${remote}.gone`),
    ],
    [
      'a remote without the right',
      'noRight',
      'Permission denied',
      async () => {
        await hook(
          'ssh',
          'echo "git@host: Permission denied (publickey)." >&2; exit 255',
          path.join(root, '.git'),
        );
        await git('config', 'core.sshCommand', path.join(root, '.git/hooks/ssh'));
        await git('remote', 'set-url', 'house', 'git@host.example:site.git');
      },
    ],
  ] as const)('%s', async (_, obstacle, said, refuse) => {
    await begin(changed);
    await refuse();
    const before = await git('for-each-ref');
    await expect(sendForReview(root, wanted)).rejects.toMatchObject({
      obstacle,
      message: expect.stringContaining(said),
    });
    expect(await git('for-each-ref', 'refs/heads', 'refs/studio')).toBe(
      before
        .split('\n')
        .filter((line) => !line.includes('refs/remotes'))
        .join('\n'),
    );
  });
});

test('a remote that does not answer leaves what was sent as it is known', async () => {
  await begin(sent);
  await rename(remote, `${remote}.gone`);
  expect(await standing()).toEqual({ state: 'unknown', branch, hasChanged: false });
});

test.each([
  ['before it has arrived', 'pre-receive', 'exit 1'],
  ['after it has arrived', 'post-receive', 'exit 0'],
])('a studio that is killed while it sends, %s, sends it once', async (_, name, end) => {
  await begin(changed);
  const pid = path.join(folder, 'pid');
  await hook(name, `kill -9 $(cat '${pid}'); rm -f "$0"; ${end}`);
  const script = `import { sendForReview } from ${JSON.stringify(module)}; import { writeFileSync } from 'node:fs'; writeFileSync(${JSON.stringify(pid)}, String(process.pid)); await sendForReview(${JSON.stringify(root)}, ${JSON.stringify(wanted)});`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'ignore' });
  const [, signal] = await once(child, 'exit');
  expect(signal).toBe('SIGKILL');
  // Git itself goes on to its end.
  await expect.poll(() => git('for-each-ref', 'refs/studio')).not.toBe('');
  await write(other, 'title: deux\n');
  await expect.poll(() => sendForReview(root, wanted).then(({ branch: on }) => on)).toBe(branch);
  expect((await there('diff', '--name-only', 'main', branch)).split('\n')).toEqual([page, other]);
  expect(await there('for-each-ref', '--format=%(refname)', 'refs/heads/content')).toBe(
    `refs/heads/${branch}`,
  );
});

test('a branch that a colleague has sent is not named again', async () => {
  await begin(changed);
  await gitIn(colleague, 'push', '-q', 'origin', `main:${branch}`);
  expect(await sendForReview(root, wanted)).toMatchObject({ branch: `${branch}-2` });
});
