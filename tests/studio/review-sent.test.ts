import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  NothingToSend,
  reviewStanding,
  sendForReview,
} from '../../scripts/studio/review/send-for-review.ts';
import { slow } from '../slow.ts';

vi.setConfig(slow);

const run = promisify(execFile);
const page = 'content/pages/home.yaml';
const other = 'content/pages/press.yaml';
const branch = 'content/2026-11-22';
const wanted = { sentence: 'Un titre plus clair.', report: 'Pourquoi', today: '2026-11-22' };
const module = path.resolve(import.meta.dirname, '../../scripts/studio/review/send-for-review.ts');

let template: string;
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
  template = await mkdtemp(path.join(tmpdir(), 'review-sent-template-'));
  settleIn(template);
  await writeFile(path.join(folder, '.gitconfig'), '[user]\nname = a\nemail = a@b.example\n');
  await run('git', ['init', '-q', '--bare', '-b', 'main', remote]);
  await run('git', ['init', '-q', '-b', 'main', root]);
  await write(page, 'title: un\nlead: un\n\n\n\n\nend: un\n');
  await write(other, 'title: un\n');
  await write('code.txt', 'un\n');
  await git('add', '.');
  await git('commit', '-q', '-m', 'first');
  await git('remote', 'add', 'house', '../there.git');
  await git('push', '-q', 'house', 'main');
  await run('git', ['clone', '-q', remote, colleague]);
  await gitIn(colleague, 'remote', 'set-url', 'origin', '../there.git');
  await write(page, 'title: deux\nlead: un\n\n\n\n\nend: un\n');
});

beforeEach(async () => {
  settleIn(await mkdtemp(path.join(tmpdir(), 'review-sent-test-')));
  await cp(template, folder, { recursive: true });
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

afterAll(() => rm(template, { recursive: true }));

async function write(file: string, text: string, into = root): Promise<void> {
  await mkdir(path.dirname(path.join(into, file)), { recursive: true });
  await writeFile(path.join(into, file), text);
}

async function hook(name: string, script: string, repository = remote): Promise<void> {
  const file = path.join(repository, 'hooks', name);
  await writeFile(file, `#!/bin/sh\n${script}\n`);
  await chmod(file, 0o755);
}

/** A colleague commits to a branch, and sends it. */
async function changedThere(on: string, file: string, text: string): Promise<void> {
  await gitIn(colleague, 'fetch', '-q');
  await gitIn(colleague, 'checkout', '-q', '-B', on, `origin/${on}`);
  await write(file, text, colleague);
  await gitIn(colleague, 'add', '.');
  await gitIn(colleague, 'commit', '-q', '-m', 'theirs');
  await gitIn(colleague, 'push', '-q', 'origin', on);
}

/** A colleague takes what was sent over into what is published. */
async function merged(how: readonly string[]): Promise<void> {
  await gitIn(colleague, 'fetch', '-q');
  await gitIn(colleague, 'checkout', '-q', '-B', 'main', 'origin/main');
  await gitIn(colleague, 'merge', '-q', ...how, `origin/${branch}`);
  if (how.includes('--squash')) await gitIn(colleague, 'commit', '-q', '-m', 'as one');
  await gitIn(colleague, 'push', '-q', 'origin', 'main');
}

const standing = (commit?: string) => reviewStanding(root, async () => commit);

test('it arrives on a branch of its own, and nothing of who sends it moves', async () => {
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

test('where it stands is known from git: changed, sent, changed since, merged, online, and new again', async () => {
  expect(await standing()).toEqual({ state: 'unsent', hasChanged: true });
  await sendForReview(root, wanted);
  expect(await standing()).toEqual({ state: 'sent', branch, hasChanged: false });
  await write(other, 'title: deux\n');
  expect(await standing()).toEqual({ state: 'sent', branch, hasChanged: true });
  await sendForReview(root, wanted);
  await merged(['--no-ff', '--no-edit']);
  expect(await standing(await there('rev-parse', 'main~1'))).toMatchObject({ state: 'merged' });
  expect(await standing(await there('rev-parse', 'main'))).toEqual({
    state: 'online',
    branch,
    hasChanged: false,
  });
});

test('sending again adds to the same branch; with nothing new there is nothing to send', async () => {
  await sendForReview(root, wanted);
  await expect(sendForReview(root, wanted)).rejects.toThrow(NothingToSend);
  await write(other, 'title: deux\n');
  expect(await sendForReview(root, wanted)).toMatchObject({ branch, isAdded: true });
  expect(await there('rev-list', '--count', `main..${branch}`)).toBe('2');
  expect(await there('diff', '--name-only', `${branch}~1`, branch)).toBe(other);
});

test('a branch that moved on meanwhile keeps what a colleague added, also in the sending after', async () => {
  await sendForReview(root, wanted);
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
  await sendForReview(root, wanted);
  await changedThere(branch, page, 'title: le leur\nlead: un\n\n\n\n\nend: un\n');
  await write(page, 'title: trois\nlead: un\n\n\n\n\nend: un\n');
  await expect(sendForReview(root, wanted)).rejects.toMatchObject({ obstacle: 'sameLines' });
  expect(await there('show', `${branch}:${page}`)).toContain('le leur');
});

test('a branch that moves on while it is sent refuses, and is sent again', async () => {
  await sendForReview(root, wanted);
  await write(other, 'title: deux\n');
  // Between the look and the push: the person's own hook runs there.
  const move = `git -C '${colleague}' fetch -q && git -C '${colleague}' checkout -q -B x origin/${branch} && echo x > '${colleague}/x' && git -C '${colleague}' add x && git -C '${colleague}' commit -qm x && git -C '${colleague}' push -q origin x:${branch}`;
  await hook('pre-push', `unset GIT_DIR; ${move}; rm -f "$0"`, path.join(root, '.git'));
  await expect(sendForReview(root, wanted)).rejects.toMatchObject({ obstacle: 'movedOn' });
  expect(await sendForReview(root, wanted)).toMatchObject({ branch, isAdded: true });
  expect(await there('ls-tree', '--name-only', branch)).toContain('x');
});

describe.each([
  ['a merge', ['--no-ff', '--no-edit']],
  ['one commit', ['--squash']],
])('what was taken over by %s', (_, how) => {
  beforeEach(async () => {
    await sendForReview(root, wanted);
    await merged(how);
    await write(other, 'title: deux\n');
  });

  test('is sent no second time: what is new has a branch of its own', async () => {
    const sent = await sendForReview(root, wanted);
    expect(sent).toMatchObject({ branch: `${branch}-2`, isAdded: false });
    expect(await there('diff', '--name-only', `main...${sent.branch}`)).toBe(other);
  });

  test('is no change any more once it is pulled', async () => {
    await git('checkout', '-q', '--', page);
    await git('pull', '-q', '--ff-only', 'house', 'main');
    const { branch: next } = await sendForReview(root, wanted);
    expect(await there('diff', '--name-only', `main...${next}`)).toBe(other);
    await git('checkout', '-q', '--', other);
  });
});

test('what is published is pulled under an open review, which goes on', async () => {
  await sendForReview(root, wanted);
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
  await sendForReview(root, wanted);
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
  await sendForReview(root, wanted);
  await rename(remote, `${remote}.gone`);
  expect(await standing()).toEqual({ state: 'unknown', branch, hasChanged: false });
});

test.each([
  ['before it has arrived', 'pre-receive', 'exit 1'],
  ['after it has arrived', 'post-receive', 'exit 0'],
])('a studio that is killed while it sends, %s, sends it once', async (_, name, end) => {
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
  await gitIn(colleague, 'push', '-q', 'origin', `main:${branch}`);
  expect(await sendForReview(root, wanted)).toMatchObject({ branch: `${branch}-2` });
});
