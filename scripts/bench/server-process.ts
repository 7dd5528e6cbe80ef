import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { listening } from '../test/local-server.ts';

export interface Peer {
  origin: string;
  pid: number | undefined;
  stop(): Promise<void>;
}

/** Another program that listens on a port of this machine. */
export async function startPeer(
  program: string,
  args: string[],
  port: number,
  variables: Record<string, string>,
): Promise<Peer> {
  const env = { PATH: process.env.PATH, ...variables };
  const child = spawn(program, args, { env, stdio: ['ignore', 'ignore', 'ignore'] });
  await listening(port);
  return {
    origin: `http://127.0.0.1:${port}`,
    pid: child.pid,
    async stop() {
      const over = once(child, 'exit');
      child.kill('SIGTERM');
      await over;
    },
  };
}

/** Resident memory of a process now. */
export function megabytes(pid: number | undefined): number {
  const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Math.round(Number(kilobytes) / 1024);
}

/** Seconds of a process so far. Linux counts in hundredths: user and system time are the 14th and 15th words. */
export function processorTime(pid: number | undefined): number {
  const words = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(words[11]) + Number(words[12])) / 100;
}
