import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { startTimeoutMs } from './timeouts.ts';

export type EnvironmentVariables = Readonly<Record<string, string>>;

export interface SiteServer {
  /** Scheme, host and port, without a trailing slash. */
  readonly origin: string;
  /** The folder where this server keeps the demo requests it accepted. */
  readonly outbox: string;
  stop(): Promise<void>;
}

/**
 * Starts the production server on a free port and resolves when it answers `/healthz`. `folder`: the
 * project whose build it serves.
 */
export async function startServer(
  variables: EnvironmentVariables = {},
  folder = process.cwd(),
): Promise<SiteServer> {
  const port = await freePort();
  const outbox = await mkdtemp(join(tmpdir(), 'outbox-'));
  const child = spawn(process.execPath, ['app/server/main.ts'], {
    cwd: folder,
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      OUTBOX_DIR: outbox,
      // Each scenario is a visitor of its own, told apart by the address its browser forwards.
      TRUST_PROXY: '1',
      LOG_LEVEL: 'warn',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = collectOutput(child);
  const server = { origin: `http://127.0.0.1:${port}`, outbox, stop };
  try {
    await untilHealthy(server.origin, child);
  } catch (cause) {
    await stop();
    throw new Error(`The site's server did not start.\n${output()}`, { cause });
  }
  return server;

  async function stop(): Promise<void> {
    if (isRunning(child)) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    await rm(outbox, { recursive: true, force: true });
  }
}

async function untilHealthy(origin: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + startTimeoutMs;
  while (isRunning(child)) {
    if (await answers(`${origin}/healthz`)) return;
    if (Date.now() > deadline) throw new Error(`no answer within ${startTimeoutMs} ms`);
    await setTimeout(50);
  }
  throw new Error(`it ended with code ${child.exitCode}`);
}

/** A refused connection is the expected answer of a server that is still starting. */
async function answers(address: string): Promise<boolean> {
  return fetch(address).then(
    (response) => response.ok,
    () => false,
  );
}

function isRunning(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null;
}

function collectOutput(child: ChildProcess): () => string {
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk));
  }
  return () => chunks.join('');
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return address.port;
}
