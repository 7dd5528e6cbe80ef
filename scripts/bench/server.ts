import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { type ServedSite, serveSite } from '../test/browser/serve-site.ts';
import { freePort, listening } from '../test/local-server.ts';
import { middleOf } from './median.ts';
import type { Row } from './row.ts';

const caddy = '/usr/bin/caddy';
const wrk = '/usr/bin/wrk';
const client = path.join(import.meta.dirname, '../../build/client');
const rounds = 9;
const load = ['-t1', '-c64', '-d2s', '-H', 'Accept-Encoding: gzip'];

/** A page costs at most half of what it costs Caddy. */
const leastRatioToCaddy = 2;

/** Answers a second. */
interface Speed {
  byTheClock: number;
  /** Of processor time: what a process that has a core to itself reaches. */
  ofACore: number;
}

/**
 * Pages and files a second beside Caddy as a plain file server: the same compressed files, one core each, in turns on
 * the same machine; the middle of nine rounds.
 */
export async function benchServer(): Promise<Row[]> {
  if (![caddy, wrk].every(existsSync)) {
    return [{ name: 'pages a second', ours: 'not measured', peer: 'needs Debian’s caddy and wrk' }];
  }
  const home = await mkdtemp(path.join(tmpdir(), 'bench-'));
  const servers = [await serveSite(), await startCaddy(home)] as const;
  const [own, peer] = servers;
  const rows: Row[] = [];
  for (const name of ['/', '/en/platform', await asset(own.origin)]) {
    const ours: Speed[] = [];
    const theirs: Speed[] = [];
    for (let round = 0; round < rounds; round++) {
      ours.push(await speedOf(own, name));
      theirs.push(await speedOf(peer, name));
    }
    const ofACore = compared(`${name}, answers a second of a core`, ours, theirs, 'ofACore');
    rows.push(
      { ...ofACore, missed: (ofACore.ratio ?? 0) < leastRatioToCaddy },
      compared(`${name}, answers a second by the clock`, ours, theirs, 'byTheClock'),
    );
  }
  await Promise.all(servers.map((server) => server.stop()));
  await rm(home, { recursive: true });
  return rows;
}

function compared(
  name: string,
  ours: readonly Speed[],
  theirs: readonly Speed[],
  by: keyof Speed,
): Row {
  const [own, peer] = [ours, theirs].map((speeds) => middleOf(speeds.map((speed) => speed[by])));
  const written = (value = 0) => Math.round(value).toLocaleString('en');
  return {
    name,
    ours: written(own),
    peer: `Caddy: ${written(peer)}`,
    ratio: (own ?? 0) / (peer ?? 1),
  };
}

/** A script that every page loads. */
async function asset(url: string): Promise<string> {
  const html = await (await fetch(url)).text();
  const found = /"(\/assets\/[^"]+\.js)"/.exec(html)?.[1];
  if (!found) throw new Error('the home page loads no script');
  return found;
}

async function startCaddy(home: string): Promise<Omit<ServedSite, 'outbox'>> {
  const port = await freePort();
  const file = path.join(home, 'Caddyfile');
  await writeFile(
    file,
    `{
  admin off
  auto_https off
}
http://127.0.0.1:${port} {
  root * ${client}
  try_files {path} {path}/index.html
  file_server {
    precompressed gzip
    disable_canonical_uris
  }
}
`,
  );
  const child = spawn(caddy, ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: { PATH: process.env.PATH, GOMAXPROCS: '1', HOME: home },
    stdio: ['ignore', 'ignore', 'ignore'],
  });
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

async function speedOf(
  { origin, pid }: Pick<ServedSite, 'origin' | 'pid'>,
  name: string,
): Promise<Speed> {
  const before = processorTime(pid);
  const { stdout } = await promisify(execFile)(wrk, [...load, origin + name]);
  const spent = processorTime(pid) - before;
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${origin}${name}:\n${stdout}`);
  const answers = Number(/(\d+) requests in/.exec(stdout)?.[1]);
  const byTheClock = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  return { byTheClock, ofACore: answers / spent };
}

/** Seconds of a process so far. Linux counts in hundredths: user and system time are the 14th and 15th words. */
function processorTime(pid: number | undefined): number {
  const words = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(words[11]) + Number(words[12])) / 100;
}
