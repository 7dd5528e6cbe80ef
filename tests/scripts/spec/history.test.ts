import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { UnknownReference } from '../../../scripts/content/read/git.ts';
import {
  commitOf,
  featuresAt,
  lastRelease,
  openHistory,
} from '../../../scripts/spec/history/git.ts';
import { lineChanges, newestChange } from '../../../scripts/spec/history/line-changes.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const file = 'features/a.feature';
let root: string;

beforeEach(async () => {
  root = await temporaryFolder();
});

const name = 'Tester';
const mail = 'tester@site.example';
const person = {
  GIT_AUTHOR_NAME: name,
  GIT_AUTHOR_EMAIL: mail,
  GIT_COMMITTER_NAME: name,
  GIT_COMMITTER_EMAIL: mail,
};

function git(args: readonly string[], date = ''): void {
  const env = { ...process.env, ...person, ...(date && { GIT_COMMITTER_DATE: date }) };
  execFileSync('git', args, { cwd: root, stdio: 'ignore', env });
}

async function commit(text: string, subject: string, date: string): Promise<void> {
  await mkdir(path.join(root, 'features'), { recursive: true });
  await writeFile(path.join(root, file), text);
  git(['add', '.']);
  git(['commit', '--message', subject], date);
}

test('without git nothing is said', async () => {
  expect(await openHistory(root)).toBeUndefined();
});

test('a rule was changed by the newest commit of its lines, or is not committed', async () => {
  git(['init']);
  await commit('Feature: A\n  Rule: One\n  Rule: Two\n', 'first', '2026-01-01T10:00:00Z');
  git(['tag', 'v1']);
  await commit('Feature: A\n  Rule: One\n  Rule: 2\n', 'second', '2026-02-01T10:00:00Z');
  const history = await openHistory(root);
  if (!history) throw new Error('there is a history');
  const lines = (await lineChanges(history, [file])).get(file) ?? [];
  expect(newestChange(lines, 1, 2)).toMatchObject({
    subject: 'first',
    date: expect.stringMatching(/^2026-01-01/),
  });
  expect(newestChange(lines, 2, 3)).toMatchObject({ subject: 'second', author: name });
  expect(newestChange(lines, 2, Number.POSITIVE_INFINITY)).toMatchObject({ subject: 'second' });

  const release = await commitOf(history, lastRelease);
  expect((await featuresAt(history, release)).get(file)).toContain('Rule: Two');
  await expect(commitOf(history, 'nowhere')).rejects.toThrow(UnknownReference);

  await writeFile(path.join(root, file), 'Feature: A\n  Rule: 1\n  Rule: 2\n');
  const now = (await lineChanges(history, [file])).get(file) ?? [];
  expect(newestChange(now, 2, 2)).toBe('uncommitted');
});
