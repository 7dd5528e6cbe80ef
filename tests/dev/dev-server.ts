import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../scripts/test/local-server.ts';

export type DevServer = {
  url: string;
  /** What it has printed so far. */
  output: () => string;
  stop: () => Promise<void>;
};

/** Runs `npm run dev` without npm, on a free port. It may not answer yet. */
export async function startDev(root: string): Promise<DevServer> {
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
