import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cpSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { GitUnderWay } from '../../scripts/studio/review/git-state.ts';
import { NothingToSend, sendForReview } from '../../scripts/studio/review/send-for-review.ts';
import { slow } from '../slow.ts';
import { cheapGit, shell } from './shell.ts';

vi.setConfig(slow);

const run = promisify(execFile);
const page = 'content/pages/home.yaml';
const wanted = { sentence: 'Un titre plus clair.', report: 'Pourquoi', today: '2026-11-22' };

let template: string;
let root: string;
const git = async (...args: string[]) => (await run('git', args, { cwd: root })).stdout;

beforeAll(async () => {
  template = await mkdtemp(path.join(tmpdir(), 'review-template-'));
  await shell(
    template,
    `mkdir -p content/pages
    echo 'title: un' > ${page}
    echo un > other.txt
    git init -q -b main --template=
    ${cheapGit}
    mkdir .git/hooks
    git add .
    git commit -q -m first`,
  );
});

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'review-test-'));
  cpSync(template, root, { recursive: true });
});

afterEach(() => {
  vi.unstubAllEnvs();
  return rm(root, { recursive: true });
});

afterAll(() => rm(template, { recursive: true }));

test('the content becomes a commit on a new branch, and nothing else moves', async () => {
  await write(page, 'title: deux\n');
  await write('content/pages/new.yaml', 'title: neuf\n');
  await write('other.txt', 'deux\n');
  await git('add', 'other.txt');
  const before = await git('status', '--porcelain');
  const done = await sendForReview(root, wanted);
  expect(done).toMatchObject({
    branch: 'content/2026-11-22',
    subject: 'feat(content): un titre plus clair',
    command: 'git show content/2026-11-22',
  });
  expect(await git('log', '-1', '--format=%B', done.branch)).toContain('\n\nPourquoi');
  expect(await git('diff', '--name-only', 'main', done.branch)).toBe(
    `${page}\ncontent/pages/new.yaml\n`,
  );
  expect(await git('status', '--porcelain')).toBe(before);
  expect(await git('branch', '--show-current')).toBe('main\n');
  expect(await readFile(path.join(root, page), 'utf8')).toBe('title: deux\n');
});

test('a second one of a day has a branch of its own, and overwrites none', async () => {
  await write(page, 'title: deux\n');
  const first = await sendForReview(root, wanted);
  const handedOver = await git('rev-parse', first.branch);
  await write(page, 'title: trois\n');
  expect((await sendForReview(root, wanted)).branch).toBe('content/2026-11-22-2');
  expect(await git('rev-parse', first.branch)).toBe(handedOver);
});

test('a large report is kept whole, in lines that the check of commits accepts', async () => {
  await write(page, 'title: deux\n');
  const reason = 'Pourquoi ce titre est plus clair. '.repeat(20).trim();
  const item = `- **Titre**<br>${'Des mots <del>anciens</del> et <ins>nouveaux</ins> '.repeat(4000).trim()}`;
  const address = `https://example.org/${'a'.repeat(200)}`;
  const report = [reason, '', `### \`${page}\``, '', item, address].join('\n');
  const { branch } = await sendForReview(root, { ...wanted, report });
  const body = await git('log', '-1', '--format=%b', branch);
  const lines = body.trimEnd().split('\n');
  expect(Math.max(...lines.map(({ length }) => length))).toBe(100);
  const joined = (text: string) => text.replace(/\s/g, '');
  expect(joined(body)).toBe(joined(report));
  const start = lines.findIndex((line) => line.startsWith('- **Titre**'));
  expect(lines.slice(start - 2, start)).toEqual([`### \`${page}\``, '']);
  expect(lines[start + 1]).toMatch(/^ {2}\S/);
  expect(lines[1]).toMatch(/^\S/);
});

test.each([
  ['the environment', { GIT_AUTHOR_NAME: 'Ada', GIT_COMMITTER_NAME: 'Ada' }],
  ['a folder of settings', { XDG_CONFIG_HOME: 'settings' }],
])('a commit is by who works here, by what %s says', async (_where, said) => {
  await git('config', '--unset', 'user.name');
  await mkdir(path.join(root, 'settings/git'), { recursive: true });
  await write('settings/git/config', '[user]\n\tname = Ada\n');
  vi.stubEnv('HOME', root);
  vi.stubEnv('EDITOR', 'vi');
  for (const [name, value] of Object.entries(said)) {
    vi.stubEnv(name, name === 'XDG_CONFIG_HOME' ? path.join(root, value) : value);
  }
  await write(page, 'title: deux\n');
  const { branch } = await sendForReview(root, wanted);
  expect(await git('log', '-1', '--format=%an, %cn', branch)).toBe('Ada, Ada\n');
});

test('what lies beside the content, and no compiler reads, stays where it is', async () => {
  await mkdir(path.join(root, 'content/images'));
  await mkdir(path.join(root, 'features/steps'), { recursive: true });
  await write('content/images/wall.webp', 'a picture');
  await write('features/consent.feature', 'Feature: one\n');
  for (const left of [
    'content/pages/.home.yaml',
    'content/pages/~$home.yaml',
    'content/pages/.home.yaml.7f3a',
    'content/pages/.home.yaml.swp',
    'content/pages/home.yaml~',
    'content/pages/home.yaml.orig',
    'content/pages/Thumbs.db',
    'content/notes.txt',
    'content/images/.secret.webp',
    'content/images/wall.psd',
    'features/steps/consent.ts',
  ]) {
    await write(left, 'left');
  }
  const { branch } = await sendForReview(root, wanted);
  expect(await git('diff', '--name-only', 'main', branch)).toBe(
    'content/images/wall.webp\nfeatures/consent.feature\n',
  );
});

test('leftovers alone are nothing to hand over', async () => {
  await write('content/pages/home.yaml~', 'left');
  await write('other.txt', 'deux\n');
  await expect(sendForReview(root, wanted)).rejects.toThrow(NothingToSend);
});

test('while git has not finished something, nothing is handed over', async () => {
  await shell(
    root,
    `git branch other
    echo 'title: deux' > ${page}
    git commit -qam mine
    git checkout -q other
    echo 'title: trois' > ${page}
    git commit -qam theirs`,
  );
  for (const act of ['merge', 'rebase', 'cherry-pick', 'revert']) {
    await expect(git(act, act === 'revert' ? 'main~' : 'main')).rejects.toThrow();
    // As the editor leaves it who thinks that the conflict is solved.
    await write(page, 'title: quatre\n');
    await git('add', page);
    await expect(sendForReview(root, wanted)).rejects.toMatchObject({ act: `git ${act}` });
    await git(act, '--abort');
  }
  await write('.git/BISECT_LOG', '');
  await expect(sendForReview(root, wanted)).rejects.toMatchObject({ act: 'git bisect' });
  expect(await git('branch', '--list', 'content/*')).toBe('');
});

test('a conflict that a taken-back stash left counts as unfinished too', async () => {
  await write(page, 'title: deux\n');
  await git('stash', '-q');
  await write(page, 'title: trois\n');
  await git('commit', '-qam', 'other');
  await expect(git('stash', 'pop')).rejects.toThrow();
  await write(page, 'title: quatre\n');
  await expect(sendForReview(root, wanted)).rejects.toThrow(GitUnderWay);
});

test('a commit is signed where who works here signs commits, and refused in git’s words where that fails', async () => {
  await write(page, 'title: deux\n');
  await git('config', 'commit.gpgsign', 'true');
  await git('config', 'gpg.program', await program('echo "no key here" >&2; exit 1'));
  await expect(sendForReview(root, wanted)).rejects.toThrow(/gpg failed to sign/);
  expect(await git('branch', '--list', 'content/*')).toBe('');
  const signature = '-----BEGIN PGP SIGNATURE-----\\n\\nx\\n-----END PGP SIGNATURE-----\\n';
  const signs = `cat > /dev/null; printf '\\n[GNUPG:] SIG_CREATED D\\n' >&2; printf -- '${signature}'`;
  await git('config', 'gpg.program', await program(signs));
  const { branch } = await sendForReview(root, wanted);
  expect(await git('cat-file', 'commit', branch)).toContain('gpgsig -----BEGIN PGP SIGNATURE-----');
});

test.each([
  ['pre-commit', 'git diff --cached --name-only main >&2; exit 1', page],
  ['commit-msg', 'head -1 "$1" >&2; exit 1', 'feat(content): un titre plus clair'],
])(
  'what the hook %s refuses is not handed over, and its words are read',
  async (name, does, said) => {
    await write(page, 'title: deux\n');
    await copyFile(await program(does), path.join(root, '.git/hooks', name));
    await expect(sendForReview(root, wanted)).rejects.toThrow(said);
    expect(await git('branch', '--list', 'content/*')).toBe('');
  },
);

test('without a change of the content there is nothing to send', async () => {
  await write('other.txt', 'deux\n');
  await expect(sendForReview(root, wanted)).rejects.toThrow(NothingToSend);
  expect(await git('branch', '--list', 'content/*')).toBe('');
});

/** A program of the shell, outside of what is handed over. */
async function program(does: string): Promise<string> {
  const file = path.join(root, '.git', `program-${randomUUID()}`);
  await writeFile(file, `#!/bin/sh\n${does}\n`, { mode: 0o755 });
  return file;
}

function write(file: string, text: string): Promise<void> {
  return writeFile(path.join(root, file), text);
}
