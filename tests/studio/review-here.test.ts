import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GitUnderWay } from '../../scripts/studio/review/git-state.ts';
import { NothingToSend, sendForReview } from '../../scripts/studio/review/send-for-review.ts';
import { slow } from '../slow.ts';

vi.setConfig(slow);

const run = promisify(execFile);
const page = 'content/pages/home.yaml';
const wanted = { sentence: 'Un titre plus clair.', report: 'Pourquoi', today: '2026-11-22' };

let root: string;
const git = async (...args: string[]) => (await run('git', args, { cwd: root })).stdout;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'review-test-'));
  await mkdir(path.join(root, 'content/pages'), { recursive: true });
  await write(page, 'title: un\n');
  await write('other.txt', 'un\n');
  await git('init', '-q', '-b', 'main');
  await git('config', 'user.name', 'a');
  await git('config', 'user.email', 'a@b.example');
  await git('add', '.');
  await git('commit', '-q', '-m', 'first');
});

afterEach(() => {
  vi.unstubAllEnvs();
  return rm(root, { recursive: true });
});

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
  });
  expect(await git('log', '-1', '--format=%B', done.branch)).toContain('\n\nPourquoi');
  expect(await git('diff', '--name-only', 'main', done.branch)).toBe(
    `${page}\ncontent/pages/new.yaml\n`,
  );
  expect(await git('status', '--porcelain')).toBe(before);
  expect(await git('branch', '--show-current')).toBe('main\n');
  expect(await readFile(path.join(root, page), 'utf8')).toBe('title: deux\n');
});

test('what changes rules alone is named as documentation, and with content as content', async () => {
  await mkdir(path.join(root, 'features'));
  await write('features/consent.feature', 'Feature: one\n');
  expect((await sendForReview(root, wanted)).subject).toBe('docs(features): un titre plus clair');
  await write(page, 'title: deux\n');
  expect((await sendForReview(root, wanted)).subject).toBe('feat(content): un titre plus clair');
});

test('what is left to do is to look at it, where nothing is to be sent to', async () => {
  await write(page, 'title: deux\n');
  const { command } = await sendForReview(root, wanted);
  expect(command).toBe('git show content/2026-11-22');
});

test('a second one of a day has a branch of its own, and overwrites none', async () => {
  await write(page, 'title: deux\n');
  const first = await sendForReview(root, wanted);
  const handedOver = await git('rev-parse', first.branch);
  await write(page, 'title: trois\n');
  expect((await sendForReview(root, wanted)).branch).toBe('content/2026-11-22-2');
  expect(await git('rev-parse', first.branch)).toBe(handedOver);
});

test.each([
  ['of the name of the folder', 'content', 'content-2026-11-22'],
  ['below the branch', 'content/2026-11-22/draft', 'content/2026-11-22-2'],
])('a branch %s is no obstacle: %s', async (_, taken, wantedBranch) => {
  await git('branch', taken);
  await write(page, 'title: deux\n');
  expect((await sendForReview(root, wanted)).branch).toBe(wantedBranch);
  await write(page, 'title: trois\n');
  const second = await sendForReview(root, wanted);
  expect(await git('show', `${second.branch}:${page}`)).toBe('title: trois\n');
});

test.each([
  ['Un titre plus clair.', 'un titre plus clair'],
  ["L'IA en clair", "l'IA en clair"],
  ['À propos', 'à propos'],
  ['iPhone', 'iPhone'],
  // A capital right behind the colon is what the check of commits refuses; in quotes it is a name.
  ['NIS2 expliqué', '"NIS2" expliqué'],
  ['IA : le vrai prix', '"IA" : le vrai prix'],
  ['LinkedIn, enfin', '"LinkedIn", enfin'],
  ['B2B', '"B2B"'],
])(
  'the subject of a commit begins small, and leaves names as they are: %s',
  async (sentence, subject) => {
    await write(page, 'title: deux\n');
    const done = await sendForReview(root, { ...wanted, sentence });
    expect(done.subject).toBe(`feat(content): ${subject}`);
  },
);

test('a line of the report is broken in no tag', async () => {
  await write(page, 'title: deux\n');
  const picture = `${'a'.repeat(70)}<del>portrait-${'b'.repeat(12)}.svg</del><ins>${'c'.repeat(60)}</ins>`;
  const { branch } = await sendForReview(root, { ...wanted, report: `- ${picture}` });
  const lines = (await git('log', '-1', '--format=%b', branch)).trimEnd().split('\n');
  expect(lines.filter((line) => line.split('<').length !== line.split('>').length)).toEqual([]);
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

test.each(['merge', 'rebase', 'cherry-pick'])(
  'while git has not finished a %s, nothing is handed over',
  async (act) => {
    await git('branch', 'other');
    await write(page, 'title: deux\n');
    await git('commit', '-qam', 'mine');
    await git('checkout', '-q', 'other');
    await write(page, 'title: trois\n');
    await git('commit', '-qam', 'theirs');
    await expect(git(act, 'main')).rejects.toThrow();
    // As the editor leaves it who thinks that the conflict is solved.
    await write(page, 'title: quatre\n');
    await git('add', page);
    await expect(sendForReview(root, wanted)).rejects.toMatchObject({ act: `git ${act}` });
    expect(await git('branch', '--list', 'content/*')).toBe('');
  },
);

test.each([
  ['revert', 'REVERT_HEAD'],
  ['bisect', 'BISECT_LOG'],
])('nor while it has not finished a %s', async (act, trace) => {
  await write(page, 'title: deux\n');
  await write(`.git/${trace}`, await git('rev-parse', 'HEAD'));
  await expect(sendForReview(root, wanted)).rejects.toMatchObject({ act: `git ${act}` });
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
