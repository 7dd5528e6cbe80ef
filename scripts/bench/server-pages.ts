import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { serveSite } from '../browser/serve-site.ts';
import { freePort } from '../test/local-server.ts';
import { middleOf } from './median.ts';
import { megabytes, type Peer, processorTime, startPeer } from './server-process.ts';

export interface Speed {
  /** Answers a second, by the clock. */
  clock: number;
  /** Answers a second of processor time: what a process that has a core to itself reaches. */
  processor: number;
}

interface PageSpeed {
  name: string;
  ours: Speed;
  caddy: Speed;
  nginx: Speed;
}

export interface PagesResult {
  speeds: PageSpeed[];
  /** Megabytes, after the start and while pages are asked for. */
  memory: { rest: number; load: number };
}

export interface Programs {
  caddy: string;
  nginx: string;
  wrk: string;
}

const client = path.join(import.meta.dirname, '../../build/client');
const rounds = 9;
const load = ['-t1', '-c64', '-d2s', '-H', 'Accept-Encoding: gzip'];

/**
 * Pages and files a second beside Caddy and nginx as plain file servers: the same compressed files,
 * one core each, in turns on the same machine; the median of nine rounds.
 */
export async function measurePages({ caddy, nginx, wrk }: Programs): Promise<PagesResult> {
  const home = await mkdtemp(path.join(tmpdir(), 'bench-'));
  const own = await serveSite();
  const rest = megabytes(own.pid);
  const servers = {
    ours: own,
    caddy: await startCaddy(caddy, home),
    nginx: await startNginx(nginx, home),
  };
  let most = rest;
  const speeds: PageSpeed[] = [];
  for (const name of ['/', '/en/platform', await asset(own.origin)]) {
    const measured: Record<keyof typeof servers, Speed[]> = { ours: [], caddy: [], nginx: [] };
    for (let round = 0; round < rounds; round++) {
      measured.ours.push(await speedOf(wrk, servers.ours, name));
      most = Math.max(most, megabytes(own.pid));
      measured.caddy.push(await speedOf(wrk, servers.caddy, name));
      measured.nginx.push(await speedOf(wrk, servers.nginx, name));
    }
    speeds.push({
      name,
      ours: median(measured.ours),
      caddy: median(measured.caddy),
      nginx: median(measured.nginx),
    });
  }
  await Promise.all(Object.values(servers).map((server) => server.stop()));
  await rm(home, { recursive: true });
  return { speeds, memory: { rest, load: most } };
}

/** A script that every page loads. */
async function asset(url: string): Promise<string> {
  const html = await (await fetch(url)).text();
  const found = /"(\/assets\/[^"]+\.js)"/.exec(html)?.[1];
  if (!found) throw new Error('the home page loads no script');
  return found;
}

async function startCaddy(program: string, home: string): Promise<Peer> {
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
  const variables = { GOMAXPROCS: '1', HOME: home };
  return startPeer(program, ['run', '--config', file, '--adapter', 'caddyfile'], port, variables);
}

async function startNginx(program: string, home: string): Promise<Peer> {
  const port = await freePort();
  const file = path.join(home, 'nginx.conf');
  await writeFile(
    file,
    `daemon off; master_process off; pid ${home}/nginx.pid; error_log stderr crit;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types;
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000;
  open_file_cache max=10000 inactive=60s; open_file_cache_valid 60s;
  gzip_static on;
  server { listen 127.0.0.1:${port}; root ${client}; location / { try_files $uri $uri/index.html =404; } }
}
`,
  );
  return startPeer(program, ['-c', file, '-e', 'stderr'], port);
}

async function speedOf(wrk: string, server: Omit<Peer, 'stop'>, name: string): Promise<Speed> {
  const before = processorTime(server.pid);
  const { stdout } = await promisify(execFile)(wrk, [...load, server.origin + name]);
  const spent = processorTime(server.pid) - before;
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${server.origin}${name}:\n${stdout}`);
  const answers = Number(/(\d+) requests in/.exec(stdout)?.[1]);
  const clock = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  return { clock, processor: answers / spent };
}

function median(speeds: readonly Speed[]): Speed {
  return {
    clock: Math.round(middleOf(speeds.map(({ clock }) => clock))),
    processor: Math.round(middleOf(speeds.map(({ processor }) => processor))),
  };
}
