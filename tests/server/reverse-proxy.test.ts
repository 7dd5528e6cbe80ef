import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import { request as secureRequest } from 'node:https';
import type { Socket } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { settings } from '../../app/server/listen.ts';
import { plainHeaders } from '../../app/server/security/headers.ts';
import { findProgram } from '../../scripts/setup/find-program.ts';
import { freePort, listening } from '../../scripts/test/local-server.ts';
import { slow } from '../slow.ts';
import { type Certificate, makeCertificate } from './fixture-certificate.ts';

vi.setConfig(slow);

/** Containers often have none. */
const hasIpv6 = Object.values(networkInterfaces()).some((addresses) =>
  addresses?.some(({ address }) => address === '::1'),
);
const deploy = join(import.meta.dirname, '../../deploy');

let home: string;
let certificate: Certificate;
const closing: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'proxy-'));
  certificate = makeCertificate();
});
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});
afterAll(async () => {
  certificate.remove();
  await rm(home, { recursive: true });
});

/** A site that remembers the headers it was asked with, and ends no connection by itself. */
async function startSite(port: number) {
  const seen: IncomingHttpHeaders[] = [];
  const connections = new Set<Socket>();
  const server = createServer({ keepAliveTimeout: 60_000 }, ({ headers }, response) => {
    seen.push(headers);
    response.setHeader('Content-Security-Policy', 'of the site').end('the site');
  });
  server.on('connection', (socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  closing.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return { seen, connections };
}

/** Starts a program that listens on `port`; `end` ends it, and resolves with what it printed as errors. */
async function run(program: string, args: string[], port: number, env: Record<string, string>) {
  const child = spawn(program, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env.PATH, HOME: home, XDG_DATA_HOME: home, ...env },
  });
  const said = text(child.stderr);
  const over = once(child, 'exit');
  async function end(): Promise<string> {
    child.kill('SIGTERM');
    await over;
    return said;
  }
  closing.push(end);
  const failed = over.then(async () => Promise.reject(new Error(await said)));
  failed.catch(() => undefined);
  await Promise.race([listening(port), failed]);
  return end;
}

interface Proxy {
  port: number;
  /** Where it looks for the site. */
  sitePort: number;
  scheme: 'http' | 'https';
  /** Ends it, and resolves with what it logged of requests. */
  end: () => Promise<string>;
}

async function startCaddy(program: string): Promise<Proxy> {
  const [port, sitePort] = [await freePort(), await freePort()];
  const end = await run(
    program,
    ['run', '--config', join(deploy, 'Caddyfile'), '--adapter', 'caddyfile'],
    port,
    {
      SITE_ADDRESS: `http://:${port}`,
      SITE_SERVER: `127.0.0.1:${sitePort}`,
      CADDY_ADMIN: 'off',
    },
  );
  return { port, sitePort, scheme: 'http', end };
}

function isBefore(program: string, version: readonly number[]): boolean {
  const { stderr } = spawnSync(program, ['-v'], { encoding: 'utf8' });
  const own = /nginx\/(\d+)\.(\d+)\.(\d+)/.exec(stderr)?.slice(1).map(Number) ?? [];
  const first = version.findIndex((part, place) => part !== own[place]);
  return first >= 0 && Number(own[first]) < Number(version[first]);
}

/** The file as operators get it, with the ports, the name and the certificate of this test. */
async function startNginx(program: string): Promise<Proxy> {
  const [port, plainPort, sitePort] = [await freePort(), await freePort(), await freePort()];
  // As the file says for an nginx before 1.25.1.
  const http2 = isBefore(program, [1, 25, 1]) ? ' http2' : '';
  const sample = (await readFile(join(deploy, 'nginx.conf'), 'utf8'))
    .replace('127.0.0.1:3000', `127.0.0.1:${sitePort}`)
    .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
    .replace('listen [::]:80;', hasIpv6 ? `listen [::1]:${plainPort};` : '')
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port} ssl${http2};`)
    .replace('listen [::]:443 ssl;', hasIpv6 ? `listen [::1]:${port} ssl${http2};` : '')
    .replace('http2 on;', http2 ? '' : 'http2 on;')
    .replace('/etc/ssl/site.pem', certificate.path)
    .replace('/etc/ssl/site.key', certificate.keyPath);
  const folder = await mkdtemp(join(home, 'nginx-'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  await writeFile(join(folder, 'site.conf'), sample);
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off; master_process off; pid ${folder}/nginx.pid; error_log stderr crit; events {}
http { access_log ${folder}/access.log; ${temporary.join(' ')} include ${folder}/site.conf; }
`,
  );
  const ended = await run(program, ['-c', join(folder, 'nginx.conf'), '-e', 'stderr'], port, {});
  const end = async () => {
    await ended();
    return readFile(join(folder, 'access.log'), 'utf8');
  };
  return { port, sitePort, scheme: 'https', end };
}

async function ask({ port, scheme }: Proxy, headers: Record<string, string> = {}) {
  const send = scheme === 'https' ? secureRequest : request;
  const options = { host: '127.0.0.1', port, headers, rejectUnauthorized: false };
  const sent = send({ ...options, servername: 'www.example.org' });
  sent.end();
  const [answer] = await once(sent, 'response');
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
}

const proxies = [
  ['Caddy', findProgram('caddy'), startCaddy],
  ['nginx', findProgram('nginx'), startNginx],
] as const;

for (const [name, program, start] of proxies) {
  if (!program) continue;
  describe(`${name} as the deploy folder sets it up`, () => {
    test('passes visitors on, with their address and scheme, whatever they say of them', async () => {
      const proxy = await start(program);
      const { seen } = await startSite(proxy.sitePort);
      const forged = { 'X-Forwarded-For': '6.6.6.6', 'X-Forwarded-Proto': 'gopher' };
      const answer = await ask(proxy, { Host: 'www.example.org', ...forged });
      expect(answer.body).toBe('the site');
      expect(answer.headers['content-security-policy']).toBe('of the site');
      expect(seen[0]).toMatchObject({
        host: 'www.example.org',
        'x-forwarded-for': '127.0.0.1',
        'x-forwarded-proto': proxy.scheme,
      });
    });

    test('keeps a connection to the server, and ends it before the server does', async () => {
      const proxy = await start(program);
      const { connections } = await startSite(proxy.sitePort);
      await ask(proxy, { Host: 'www.example.org' });
      const answered = performance.now();
      expect(connections.size).toBe(1);
      await vi.waitFor(() => expect(connections.size).toBe(0), { timeout: 60_000, interval: 10 });
      // Node.js waits a second longer than it is told.
      expect(performance.now() - answered).toBeLessThan(settings.keepAliveTimeout + 1000);
    });

    test('logs no visitor’s address: the privacy policy says so', async () => {
      const proxy = await start(program);
      await startSite(proxy.sitePort);
      await ask(proxy, { Host: 'www.example.org' });
      await closing.pop()?.();
      expect((await ask(proxy, { Host: 'www.example.org' })).status).toBe(502);
      expect(await proxy.end()).not.toMatch(/^127\.0\.0\.1 |_ip"|X-Forwarded-For/mu);
    });

    test('gives its own errors the headers of the server', async () => {
      const proxy = await start(program);
      const answer = await ask(proxy, { Host: 'www.example.org' });
      expect(answer.status).toBe(502);
      const table = Object.entries(plainHeaders(proxy.scheme === 'https'));
      const expected = table.map(([header, value]) => [header.toLowerCase(), value]);
      expect(answer.headers).toMatchObject(Object.fromEntries(expected));
    });
  });
}

if (proxies.some(([name, program]) => name === 'nginx' && program)) {
  test('nginx gives what it refuses by itself the headers too', async () => {
    const proxy = await startNginx(findProgram('nginx') ?? '');
    const answer = await ask(proxy, { Host: 'www.example.org', X: 'x'.repeat(60_000) });
    expect(answer.status).toBe(400);
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  });
}
