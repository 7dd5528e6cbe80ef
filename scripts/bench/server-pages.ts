import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { edgeSite } from '../../app/server/edge/edge-site.ts';
import { nginxConfiguration } from '../../app/server/edge/nginx.ts';
import { readFiles } from '../../app/server/files/read-files.ts';
import { allowedHosts } from '../../app/server/security/allowed-hosts.ts';
import { securityHeadersFor } from '../../app/server/security/for-file.ts';
import { servedSite } from '../../app/server/served-site.ts';
import { type Running, startLocal, startOwn, startPeer } from './server-process.ts';

interface Speed {
  /** Answers a second, by the clock. */
  clock: number;
  /** Answers a second of processor time: what a worker that has a core to itself reaches. */
  processor: number;
}

interface PageSpeed {
  name: string;
  ours: Speed;
  /** With the files alone. */
  nginx: Speed;
  /** With the configuration of `npm run edge`: the same headers, redirects and refusals as ours. */
  same: Speed;
}

export interface PagesResult {
  speeds: PageSpeed[];
  /** Megabytes, after the start and while pages are asked for. */
  memory: { rest: number; load: number };
}

const client = path.join(import.meta.dirname, '../../build/client');
const rounds = 9;
const load = ['-t1', '-c64', '-d2s', '-H', 'Accept-Encoding: gzip'];

/**
 * Pages and files a second beside nginx, bare and with what our answers bear: the same compressed
 * files, one worker each, in turns on the same machine; the middle of nine rounds.
 */
export async function measurePages(nginx: string, wrk: string): Promise<PagesResult> {
  const home = await mkdtemp(path.join(tmpdir(), 'bench-'));
  const own = await startOwn({ OUTBOX_DIR: path.join(home, 'outbox') });
  const rest = own.memory();
  const [bare, same] = [
    await startNginx(nginx, home, bareServer),
    await startNginx(nginx, home, sameServer),
  ];
  let most = rest;
  const speeds: PageSpeed[] = [];
  for (const name of ['/', '/en/platform', await asset(own.url)]) {
    const measured: Record<'ours' | 'nginx' | 'same', Speed[]> = { ours: [], nginx: [], same: [] };
    for (let round = 0; round < rounds; round++) {
      measured.ours.push(await speedOf(wrk, own, name));
      most = Math.max(most, own.memory());
      measured.nginx.push(await speedOf(wrk, bare, name));
      measured.same.push(await speedOf(wrk, same, name));
    }
    const { ours, nginx, same: alike } = measured;
    speeds.push({ name, ours: median(ours), nginx: median(nginx), same: median(alike) });
  }
  await Promise.all([own.stop(), bare.stop(), same.stop()]);
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

function bareServer(port: number): string {
  return `gzip_static on;
  server { listen 127.0.0.1:${port}; root ${client}; location / { try_files $uri $uri/index.html =404; } }`;
}

async function sameServer(port: number): Promise<string> {
  const files = await readFiles(client, securityHeadersFor(allowedHosts(servedSite)));
  const place = {
    root: client,
    listen: `127.0.0.1:${port}`,
    server: '127.0.0.1:9',
    behind: [],
    chatTimeout: 60_000,
  };
  return nginxConfiguration(edgeSite(servedSite.routes, files), place);
}

type ServerBlock = (port: number) => string | Promise<string>;

async function startNginx(program: string, home: string, server: ServerBlock): Promise<Running> {
  const free = await startLocal(() => undefined);
  await free.stop();
  const file = path.join(home, `nginx-${free.port}.conf`);
  await writeFile(
    file,
    `daemon off; master_process off; pid ${home}/nginx-${free.port}.pid; error_log stderr crit;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types;
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000;
  open_file_cache max=10000 inactive=60s; open_file_cache_valid 60s;
  ${await server(free.port)}
}
`,
  );
  return startPeer(program, ['-c', file, '-e', 'stderr'], free.port);
}

async function speedOf(wrk: string, server: Running, name: string): Promise<Speed> {
  const before = server.processorTime();
  const { stdout } = await promisify(execFile)(wrk, [...load, server.url + name]);
  const spent = server.processorTime() - before;
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${server.url}${name}:\n${stdout}`);
  const answers = Number(/(\d+) requests in/.exec(stdout)?.[1]);
  const clock = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  return { clock, processor: answers / spent };
}

function median(speeds: readonly Speed[]): Speed {
  const middle = (values: readonly number[]) =>
    Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0);
  return {
    clock: middle(speeds.map(({ clock }) => clock)),
    processor: middle(speeds.map(({ processor }) => processor)),
  };
}
