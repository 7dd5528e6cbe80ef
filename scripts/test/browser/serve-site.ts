import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

export type EnvironmentVariables = Readonly<Record<string, string>>;

export interface ServedSite {
  /** Scheme, host and port, without a trailing slash. */
  readonly origin: string;
  /** The folder where this server keeps the demo requests it accepted. */
  readonly outbox: string;
  readonly pid: number | undefined;
  stop(): Promise<void>;
}

const projectRoot = path.resolve(import.meta.dirname, '../../..');

/**
 * Serves what the last build of a project left, on a free port, with an outbox of its own, and resolves
 * when it listens. Throws without a build, and with what the server printed when it ends instead.
 */
export async function serveSite(
  variables: EnvironmentVariables = {},
  folder = projectRoot,
): Promise<ServedSite> {
  if (!existsSync(path.join(folder, 'build/client/index.html'))) {
    throw new Error('There is no built site in build/: run `npm run build` first.');
  }
  const outbox = await mkdtemp(path.join(tmpdir(), 'outbox-'));
  const child = spawn(process.execPath, ['app/server/main.ts'], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      NODE_ENV: 'production',
      PORT: '0',
      OUTBOX_DIR: outbox,
      // Each visitor of a test or a measurement forwards an address of its own, so that no limit is met.
      TRUST_PROXY: '1',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed: string[] = [];
  child.stderr.setEncoding('utf8').on('data', (text: string) => printed.push(text));
  const origin = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => {
      reject(new Error(`The site's server ended with code ${code}.\n${printed.join('')}`));
    });
    createInterface({ input: child.stdout }).on('line', (line) => {
      const url = /"url":"([^"]+)"/.exec(line)?.[1];
      if (url) resolve(url);
    });
  });
  return {
    origin,
    outbox,
    pid: child.pid,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      await rm(outbox, { recursive: true, force: true });
    },
  };
}
