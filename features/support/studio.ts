import { execFile, spawn } from 'node:child_process';
import { globSync, openSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { parse } from 'yaml';
import { z } from 'zod';
import { buildTimeoutMs } from './timeouts.ts';

const run = promisify(execFile);
const folder = path.resolve('var/other-sites/studio');
const log = path.join(folder, 'var/studio.log');
const mark = path.join(folder, 'var/studio-run');

const copied = [
  'app',
  'content',
  'features',
  'schema',
  'scripts',
  'cucumber.mjs',
  'package.json',
  'package-lock.json',
  'react-router.config.ts',
  'tsconfig.json',
  'vite.config.ts',
];

/** The file of the home page. */
export const home = 'content/pages/home.yaml';

const Home = z.object({
  sections: z.tuple([z.object({ title: z.object({ fr: z.string() }) })], z.unknown()),
});

/** The studio of a copy of this project, in a repository of its own. */
export type TestStudio = { url: string; origin: string };

/**
 * One studio for all scenarios of a run, whichever worker comes first: a start takes seconds. It ends
 * with the run. Scenarios that ask for it do not run side by side (`hooks.ts`).
 */
export async function openTestStudio(): Promise<TestStudio> {
  const started = await readFile(mark, 'utf8').catch(() => '');
  if (started !== String(process.ppid)) await start();
  else await restore();
  return untilOpen();
}

/** A text, or a list of words, whose English is still to be written. */
export const toBeTranslated = /(?<head>fr: (?<list>\[)?.*\n(?:(?!.* en:).*\n)*? +en:)$/gm;

/** A page with some English at each text that lacks it. */
export function translated(page: string): string {
  return page.replace(toBeTranslated, (head, _all, list) =>
    list ? `${head} [word]` : `${head} Words`,
  );
}

/** Pages that editors have begun to translate are done in the copy: the scenarios begin one of their own. */
async function endTranslations(): Promise<void> {
  for (const file of globSync('content/pages/*.yaml', { cwd: folder })) {
    const page = await readFile(path.join(folder, file), 'utf8');
    const finished = page.replace(/^inTranslation: true\n/m, '');
    if (finished !== page) await writeFile(path.join(folder, file), translated(finished));
  }
}

/** What colleagues share with the copy, once a scenario has opened it. */
export const colleaguesAddress = path.resolve('var/other-sites/colleagues.git');

/** From now on the copy has an address to send to, which prints where a pull request is made. */
export async function openColleagues(pullRequests: string): Promise<void> {
  await git('clone', '--quiet', '--bare', '--single-branch', '.', colleaguesAddress);
  const hook = path.join(colleaguesAddress, 'hooks/post-receive');
  await writeFile(hook, `#!/bin/sh\necho '${pullRequests}' >&2\n`, { mode: 0o755 });
  await git('remote', 'add', 'colleagues', colleaguesAddress);
}

/** No scenario sends to what another one has opened. */
async function closeColleagues(): Promise<void> {
  await rm(colleaguesAddress, { recursive: true, force: true });
  await git('remote', 'remove', 'colleagues').catch(() => undefined);
  const sent = await git('for-each-ref', '--format=%(refname)', 'refs/studio');
  for (const ref of sent.split('\n').filter(Boolean)) await git('update-ref', '-d', ref);
}

/** The copy as it was: also what another scenario left uncommitted, or staged. */
async function restore(): Promise<void> {
  await closeColleagues();
  await git('reset', '--quiet', '--hard', 'main');
  await git('clean', '--quiet', '-fd');
  const left = await git('status', '--porcelain');
  if (left !== '') throw new Error(`The scenario before has left, in the studio's copy:\n${left}`);
}

async function start(): Promise<void> {
  await clear();
  for (const source of copied) {
    await cp(source, path.join(folder, source), { recursive: true });
  }
  await endTranslations();
  await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  await writeFile(
    path.join(folder, '.gitignore'),
    'var\nnode_modules\npublic\n.react-router\napp/generated\n',
  );
  await git('init', '--quiet', '--initial-branch', 'main');
  await closeColleagues();
  await git('config', 'user.name', 'Camille Roux');
  await git('config', 'user.email', 'camille@assise.example');
  await git('add', '.');
  await git('commit', '--quiet', '--message', 'as it was');
  const output = openSync(log, 'w');
  const watcher = path.resolve('features/support/studio-process.mjs');
  spawn(process.execPath, [watcher, folder, String(process.ppid)], {
    stdio: ['ignore', output, output],
    detached: true,
  }).unref();
  await writeFile(mark, String(process.ppid));
}

/**
 * Removes what a run before has left, but for what its studio has built of its page and of packages: it looks
 * itself whether the lock file and the sources are still the same, and takes seconds to build them.
 */
async function clear(): Promise<void> {
  const inVar = path.join(folder, 'var');
  await mkdir(inVar, { recursive: true });
  for (const [parent, kept] of [
    [folder, 'var'],
    [inVar, 'studio'],
  ] as const) {
    for (const name of await readdir(parent)) {
      if (name !== kept) await rm(path.join(parent, name), { recursive: true });
    }
  }
}

async function untilOpen(): Promise<TestStudio> {
  const deadline = performance.now() + buildTimeoutMs;
  while (performance.now() < deadline) {
    const [, url] = /^Studio: (\S+)$/m.exec(await readFile(log, 'utf8')) ?? [];
    if (url) return { url, origin: new URL(url).origin };
    await setTimeout(100);
  }
  throw new Error(`The studio did not start.\n${await readFile(log, 'utf8')}`);
}

/** A file of the copy, as it is on disk. */
export function fileOfStudio(file: string): Promise<string> {
  return readFile(path.join(folder, file), 'utf8');
}

/** The main headline in French: the first text of the home page's first section. */
export async function frenchHeadline(): Promise<string> {
  return Home.parse(parse(await fileOfStudio(home))).sections[0].title.fr;
}

export function writeFileOfStudio(file: string, text: string): Promise<void> {
  return writeFile(path.join(folder, file), text);
}

/** What git says in the copy. */
export async function git(...args: string[]): Promise<string> {
  return (await run('git', args, { cwd: folder })).stdout;
}
