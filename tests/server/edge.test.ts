import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { caddyConfiguration } from '../../app/server/edge/caddy.ts';
import { edgeSite } from '../../app/server/edge/edge-site.ts';
import { nginxConfiguration } from '../../app/server/edge/nginx.ts';
import { readFiles } from '../../app/server/files/read-files.ts';
import { allowedHosts } from '../../app/server/security/allowed-hosts.ts';
import { securityHeadersFor } from '../../app/server/security/for-file.ts';
import { everywhere } from '../../app/server/security/headers.ts';
import { servedSite } from '../../app/server/served-site.ts';
import { freePort, listening } from './fixture-port.ts';
import { end, type ServerProcess, startSite } from './fixture-process.ts';
import { findProgram } from './fixture-program.ts';

const client = join(import.meta.dirname, '../../build/client');
const names = [
  ...Object.keys(everywhere),
  'Content-Security-Policy',
  'Cache-Control',
  'Location',
  'Allow',
  'Strict-Transport-Security',
].map((name) => name.toLowerCase());

let home: string;
let own: ServerProcess;
const stopping: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'edge-'));
  own = await startSite({ OUTBOX_DIR: join(home, 'outbox'), TRUST_PROXY: '1' });
}, 60_000);
afterAll(async () => {
  for (const stop of stopping) await stop();
  await end(own, 'SIGTERM');
  await rm(home, { recursive: true });
});

interface Asked {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/** The parts of an answer that a visitor's browser acts on. */
async function ask(base: string, { method = 'GET', path, headers, body }: Asked) {
  const { port } = new URL(base);
  // Not fetch: it would tidy the path before it is sent.
  const sent = request({
    host: '127.0.0.1',
    port,
    method,
    path,
    headers: { Host: 'site.example', ...headers },
  });
  sent.end(body);
  const [answer] = await once(sent, 'response');
  const received = await text(answer);
  const redirected = answer.statusCode === 308;
  return {
    status: answer.statusCode,
    headers: Object.fromEntries(names.map((name) => [name, answer.headers[name]])),
    encoding: answer.headers['content-encoding'],
    // A browser shows neither the text of a redirect nor its type.
    body: redirected ? '' : digest(received.replace(/"(?:created_at|total_duration)":[^,}]*/g, '')),
    type: redirected ? '' : answer.headers['content-type'],
  };
}

function digest(body: string): string {
  return `${body.length} ${createHash('sha256').update(body).digest('hex').slice(0, 12)}`;
}

async function asked(): Promise<Asked[]> {
  const routes = servedSite.routes.map(({ address }) => encodeURI(address));
  const assets = (await readdir(join(client, 'assets'))).filter(
    (name) => !/\.(?:br|gz)$/.test(name),
  );
  const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const chat = JSON.stringify({
    model: servedSite.assistant.model,
    messages: [{ role: 'user', content: 'bonjour' }],
  });
  return [
    ...routes.map((path) => ({ path })),
    ...routes.filter((path) => path !== '/').map((path) => ({ path: `${path}/?a=b&c` })),
    ...[
      '/fr',
      '/de/',
      '/EN',
      '/en-GB/platform',
      '/pt-BR/industries?x=1',
      '/eN',
      '/es-419/agents/',
    ].map((path) => ({ path })),
    ...[
      '/fr/en',
      '/de/nowhere',
      '/deu/platform',
      '/nowhere',
      '/en/nowhere',
      '/en/',
      '/england',
    ].map((path) => ({ path })),
    ...[
      '/index.html',
      '/404.html',
      '/en/404.html',
      '/platform/index.html',
      '/index.html.br',
      '/robots.txt.gz',
      '/.env',
      '/_headers',
      '/_redirects',
      '//',
      '///platform',
      '/platform///',
      '/assets',
      '/assets/',
    ].map((path) => ({ path })),
    ...[
      '/robots.txt',
      '/sitemap.xml',
      '/llms.txt',
      '/knowledge.jsonl',
      '/en/knowledge.jsonl',
      '/platform.data',
      '/healthz',
    ].map((path) => ({ path })),
    ...assets.slice(0, 12).map((name) => ({ path: `/assets/${name}` })),
    { method: 'HEAD', path: '/platform' },
    { method: 'HEAD', path: '/nowhere' },
    { method: 'DELETE', path: '/platform' },
    { method: 'POST', path: '/platform', body: 'a=b', headers: form },
    { method: 'POST', path: '/book-demo', body: 'firstName=Ada', headers: form },
    { method: 'POST', path: '/en/book-demo', body: 'firstName=Ada', headers: form },
    { path: '/api/chat' },
    { method: 'POST', path: '/api/chat', body: chat },
    { method: 'POST', path: '/api/chat', body: 'x'.repeat(70_000) },
    { method: 'POST', path: '/api/v1.0/email/send', body: '{}' },
    { path: '/platform', headers: { 'Accept-Encoding': 'gzip' } },
    { path: '/nowhere', headers: { 'Accept-Encoding': 'gzip' } },
  ];
}

async function configured() {
  const files = await readFiles(client, securityHeadersFor(allowedHosts(servedSite)));
  const port = await freePort();
  const options = { root: client, listen: String(port), server: new URL(own.url).host };
  return { site: edgeSite(servedSite.routes, files), port, options };
}

async function run(program: string, args: string[], port: number): Promise<string> {
  const env = { PATH: process.env.PATH, HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home };
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'], env });
  const said = text(child.stderr);
  const over = once(child, 'exit');
  stopping.push(async () => {
    child.kill('SIGTERM');
    await over;
  });
  const failed = over.then(async () => Promise.reject(new Error(await said)));
  failed.catch(() => undefined);
  await Promise.race([listening(port), failed]);
  return `http://127.0.0.1:${port}`;
}

async function startNginx(program: string): Promise<string> {
  const { site, port, options } = await configured();
  const main = join(home, 'nginx.conf');
  await writeFile(join(home, 'site.conf'), nginxConfiguration(site, options));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${home}/${kind};`,
  );
  await writeFile(
    main,
    `daemon off; master_process off; pid ${home}/nginx.pid; error_log stderr; events {}\nhttp { access_log off; ${temporary.join(' ')} include ${home}/site.conf; }\n`,
  );
  return run(program, ['-c', main, '-e', 'stderr'], port);
}

async function startCaddy(program: string): Promise<string> {
  const { site, port, options } = await configured();
  const file = join(home, 'Caddyfile');
  await writeFile(file, caddyConfiguration(site, { ...options, listen: `:${port}` }));
  return run(program, ['run', '--config', file, '--adapter', 'caddyfile'], port);
}

const servers = [
  ['nginx', findProgram('nginx', 'nginx-light'), startNginx],
  ['Caddy', findProgram('caddy', 'caddy'), startCaddy],
] as const;

describe('the configurations', () => {
  test('name every page of the site with its own policy', async () => {
    const { site, options } = await configured();
    const [nginx, caddy] = [nginxConfiguration(site, options), caddyConfiguration(site, options)];
    expect(site.pages.length).toBeGreaterThan(50);
    for (const { address, policy } of site.pages) {
      expect(policy).toContain("frame-ancestors 'none'");
      for (const configuration of [nginx, caddy]) {
        expect(configuration).toContain(address);
        expect(configuration).toContain(policy);
      }
    }
  });
});

for (const [name, program, start] of servers) {
  if (!program) continue;
  test(`${name} answers as the own server does`, { timeout: 90_000 }, async () => {
    const base = await start(program);
    const differences: unknown[] = [];
    for (const question of await asked()) {
      const [wanted, given] = [await ask(own.url, question), await ask(base, question)];
      if (!isDeepStrictEqual(given, wanted)) differences.push({ question, given, wanted });
    }
    expect(differences).toEqual([]);
  });
}
