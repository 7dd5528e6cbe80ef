import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../server/fixture-port.ts';

const project = path.resolve(import.meta.dirname, '../..');
const copied = [
  'app',
  'content',
  'schema',
  'scripts',
  'package.json',
  'react-router.config.ts',
  'tsconfig.json',
  'vite.config.ts',
];

/** A copy of the project with a development server of its own. */
export type Site = {
  root: string;
  read: (file: string) => Promise<string>;
  write: (file: string, text: string) => Promise<void>;
  remove: (file: string) => Promise<void>;
};

export type DevServer = {
  url: string;
  /** What it has printed so far. */
  output: () => string;
  stop: () => Promise<void>;
};

/** Copies what the site is made of, without what was compiled. */
export async function copySite(): Promise<Site> {
  const root = await mkdtemp(path.join(tmpdir(), 'dev-'));
  for (const name of copied) {
    await cp(path.join(project, name), path.join(root, name), {
      recursive: true,
      filter: (source) => !source.endsWith(path.join('app', 'generated')),
    });
  }
  await symlink(path.join(project, 'node_modules'), path.join(root, 'node_modules'));
  return {
    root,
    read: (file) => readFile(path.join(root, file), 'utf8'),
    write: (file, text) => writeFile(path.join(root, file), text),
    remove: (file) => rm(path.join(root, file), { recursive: true }),
  };
}

/** Runs `npm run dev` without npm, on a free port. It may not answer yet. */
export async function startDev({ root }: Site): Promise<DevServer> {
  const port = await freePort();
  const program = path.join(root, 'node_modules/@react-router/dev/bin.cjs');
  const args = [program, 'dev', '--host', '127.0.0.1', '--port', String(port), '--strictPort'];
  // A group of its own: the program starts itself again with other conditions.
  const child = spawn(process.execPath, args, { cwd: root, detached: true, env: environment() });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return {
    url: `http://127.0.0.1:${port}`,
    output: () => output,
    stop: () => stop(child),
  };
}

/** Waits for a page of the server to answer with a status; fails after a minute. */
export async function untilAnswered(url: string, status: number): Promise<void> {
  let last: unknown;
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await delay(50)) {
    last = await fetch(url).then(
      (answer) => answer.status,
      (error: Error) => error.message,
    );
    if (last === status) return;
  }
  throw new Error(`${url} answers ${String(last)}, not ${status}`);
}

/** The variables of this process without those that make programs believe to be tests. */
function environment(): NodeJS.ProcessEnv {
  const {
    NODE_ENV: _mode,
    VITEST: _runner,
    LC_ALL: _locale,
    LANG: _language,
    ...rest
  } = process.env;
  return rest;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null) return;
  const gone = once(child, 'exit');
  process.kill(-child.pid, 'SIGKILL');
  await gone;
}
