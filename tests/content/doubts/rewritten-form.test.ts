import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { staleTranslations } from '../../../scripts/content/doubts/translations.ts';
import { loadContent } from '../../../scripts/content/load.ts';
import { edited, writeSite } from '../../pipeline/small-site.ts';

const legal = 'content/pages/legal.yaml';
const whole = "text: { fr: C'est nous., en: It is us. }";
const indent = '          ';
const forgetful = { recall: () => undefined, keep: () => undefined, close: () => undefined };

let root: string;
let day = 0;

function git(...args: string[]): string {
  const date = `2026-11-0${day}T12:00:00Z`;
  const env = { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date };
  const names = ['-c', 'user.name=E', '-c', 'user.email=e@example.org'];
  return execFileSync('git', [...names, '-C', root, ...args], { env, encoding: 'utf8' }).trim();
}

/** Commits the legal page with a text, a day later than what was before; answers the commit. */
function commit(text: string): string {
  day += 1;
  writeFileSync(path.join(root, legal), edited(legal, whole, text)[legal] ?? '');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'words');
  return git('rev-parse', 'HEAD');
}

async function stale(): Promise<string[]> {
  const { files } = await loadContent(root);
  const found = await staleTranslations(root, files, forgetful);
  return found.map(({ at, language, changed }) => `${at.join('.')} ${language} ${changed}`);
}

test('a commit that rewrote the form of an original alone makes no translation old', async () => {
  root = writeSite();
  git('init', '--quiet');
  const english = `${indent}en: It is us.`;
  commit(`text:\n${indent}fr: C'est nous, et nous seuls.\n${english}`);
  expect(await stale()).toEqual([]);
  const rewriting = commit(
    `text:\n${indent}fr: >-\n${indent}  C'est nous, et\n${indent}  nous seuls.\n${english}`,
  );
  const [found = ''] = await stale();
  expect(found).toMatch(/ en 2026-11-02$/u);
  writeFileSync(path.join(root, '.git-blame-ignore-revs'), `# in one form\n${rewriting}\n`);
  expect(await stale()).toEqual([]);
  commit(`text:\n${indent}fr: C'est nous, et eux.\n${english}`);
  expect(await stale()).toEqual([found.replace('-02', '-03')]);
});
