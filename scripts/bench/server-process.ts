import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';

export interface Running {
  url: string;
  /** Resident memory now, in megabytes. */
  memory(): number;
  /** Processor time so far, in seconds. */
  processorTime(): number;
  stop(): Promise<void>;
}

const main = path.join(import.meta.dirname, '../../app/server/main.ts');

/** The site's own server over the built site, on a free port. */
export async function startOwn(variables: Record<string, string>): Promise<Running> {
  const env = { PATH: process.env.PATH, PORT: '0', ...variables };
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout });
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new Error('the server did not start: run `npm run build`')));
    lines.on('line', (line) => {
      const found = /"url":"([^"]+)"/.exec(line)?.[1];
      if (found) resolve(found);
    });
  });
  return running(child, url);
}

/** Another program that listens on a port of this machine. */
export async function startPeer(
  program: string,
  args: string[],
  port: number,
  variables: Record<string, string> = {},
): Promise<Running> {
  const env = { PATH: process.env.PATH, ...variables };
  const child = spawn(program, args, { env, stdio: ['ignore', 'ignore', 'ignore'] });
  for (let tries = 0; !(await listens(port)); tries++) {
    if (tries > 200) throw new Error(`${program} does not listen on ${port}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return running(child, `http://127.0.0.1:${port}`);
}

/** A port of this machine on which nothing listens. */
export async function freePort(): Promise<number> {
  const server = await startLocal(() => undefined);
  await server.stop();
  return server.port;
}

/** A server in this process. */
export async function startLocal(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url: `http://127.0.0.1:${port}`, port, stop };
}

function running(child: ChildProcess, url: string): Running {
  return {
    url,
    memory: () => megabytes(child.pid ?? 0),
    processorTime: () => processorTime(child.pid ?? 0),
    async stop() {
      const over = once(child, 'exit');
      child.kill('SIGTERM');
      await over;
    },
  };
}

function megabytes(pid: number): number {
  const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Math.round(Number(kilobytes) / 1024);
}

/** Linux counts in hundredths: user and system time are the 14th and 15th words. */
function processorTime(pid: number): number {
  const words = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(words[11]) + Number(words[12])) / 100;
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}
