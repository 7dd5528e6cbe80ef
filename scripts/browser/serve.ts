import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

export interface ServedSite {
  /** Scheme, host and port, without a trailing slash. */
  origin: string;
  stop(): Promise<void>;
}

const root = path.resolve(import.meta.dirname, '../..');

/** Serves what the last build left, on a free port, with an outbox of its own. Throws without a build. */
export async function serveSite(): Promise<ServedSite> {
  if (!existsSync(path.join(root, 'build/client/index.html'))) {
    throw new Error('There is no built site in build/: run `npm run build` first.');
  }
  const outbox = await mkdtemp(path.join(tmpdir(), 'outbox-'));
  const child = spawn(process.execPath, [path.join(root, 'app/server/main.ts')], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: '0',
      OUTBOX_DIR: outbox,
      // Visits of this machine forward an address each, so that no limit is met.
      TRUST_PROXY: '1',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The site's server ended with code ${code}.`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      const url = /"url":"([^"]+)"/.exec(line)?.[1];
      if (url) resolve(url);
    });
  });
  return {
    origin,
    async stop() {
      const over = once(child, 'exit');
      child.kill('SIGTERM');
      await over;
      await rm(outbox, { recursive: true, force: true });
    },
  };
}
