import { execFile, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { request as secureRequest } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { isDeepStrictEqual, promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { caddyConfiguration } from '../../app/server/edge/caddy.ts';
import { type EdgeOptions, edgeSite } from '../../app/server/edge/edge-site.ts';
import { nginxConfiguration } from '../../app/server/edge/nginx.ts';
import { readFiles } from '../../app/server/files/read-files.ts';
import { allowedHosts } from '../../app/server/security/allowed-hosts.ts';
import { securityHeadersFor } from '../../app/server/security/for-file.ts';
import { everywhere } from '../../app/server/security/headers.ts';
import { servedSite } from '../../app/server/served-site.ts';
import { type Certificate, makeCertificate } from './fixture-https.ts';
import { freePort, listening } from './fixture-port.ts';
import { end, type ServerProcess, startSite } from './fixture-process.ts';
import { findProgram } from './fixture-program.ts';

const client = join(import.meta.dirname, '../../build/client');
const cli = join(import.meta.dirname, '../../app/server/edge/cli.ts');
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

const question: Asked = {
  method: 'POST',
  path: '/api/chat',
  body: JSON.stringify({
    model: servedSite.assistant.model,
    messages: [{ role: 'user', content: 'bonjour' }],
  }),
};

async function asked(): Promise<Asked[]> {
  const routes = servedSite.routes.map(({ address }) => encodeURI(address));
  const assets = (await readdir(join(client, 'assets'))).filter(
    (name) => !/\.(?:br|gz)$/.test(name),
  );
  const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
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
    question,
    { method: 'POST', path: '/api/chat', body: 'x'.repeat(70_000) },
    { method: 'POST', path: '/api/v1.0/email/send', body: '{}' },
    { path: '/platform', headers: { 'Accept-Encoding': 'gzip' } },
    { path: '/nowhere', headers: { 'Accept-Encoding': 'gzip' } },
  ];
}

type Place = Pick<EdgeOptions, 'server' | 'behind' | 'chatTimeout'>;

const inFront = (): Place => ({ server: new URL(own.url).host, behind: [], chatTimeout: 60_000 });

async function configured(place: Place) {
  const files = await readFiles(client, securityHeadersFor(allowedHosts(servedSite)));
  const port = await freePort();
  const options = { root: client, listen: `:${port}`, ...place };
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

async function startNginx(program: string, place: Place, tls?: Certificate): Promise<string> {
  const { site, port, options } = await configured(place);
  const listen = tls ? `${port} ssl` : String(port);
  const secure = tls ? `ssl_certificate ${tls.path}; ssl_certificate_key ${tls.keyPath};` : '';
  const folder = await mkdtemp(join(home, 'nginx-'));
  const main = join(folder, 'nginx.conf');
  await writeFile(join(folder, 'site.conf'), nginxConfiguration(site, { ...options, listen }));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  await writeFile(
    main,
    `daemon off; master_process off; pid ${folder}/nginx.pid; error_log stderr; events {}\nhttp { access_log off; ${secure} ${temporary.join(' ')} include ${folder}/site.conf; }\n`,
  );
  return run(program, ['-c', main, '-e', 'stderr'], port);
}

async function startCaddy(program: string, place: Place): Promise<string> {
  const { site, port, options } = await configured(place);
  const file = join(await mkdtemp(join(home, 'caddy-')), 'Caddyfile');
  await writeFile(file, caddyConfiguration(site, options));
  return run(program, ['run', '--config', file, '--adapter', 'caddyfile'], port);
}

const servers = [
  ['nginx', findProgram('nginx', 'nginx-light'), startNginx],
  ['Caddy', findProgram('caddy', 'caddy'), startCaddy],
] as const;

describe('the configurations', () => {
  test('name every page of the site with its own policy', async () => {
    const { site, options } = await configured(inFront());
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

  test('are written by `npm run edge` for the proxies and the CHAT_TIMEOUT_MS that it is given', async () => {
    const out = join(home, 'written');
    const options = ['--out', out, '--behind', '10.0.0.0/8', '--behind', '192.0.2.7'];
    const env = { PATH: process.env.PATH, CHAT_TIMEOUT_MS: '200001' };
    await promisify(execFile)(process.execPath, [cli, ...options], { env });
    const [nginx, caddy] = await Promise.all(
      ['nginx.conf', 'Caddyfile'].map((name) => readFile(join(out, name), 'utf8')),
    );
    // Longer than the own server, so that visitors get its answer.
    expect(nginx).toContain('proxy_read_timeout 211s;');
    expect(nginx).toMatch(/geo \$is_proxy \{\s+10\.0\.0\.0\/8 1;\s+192\.0\.2\.7 1;/);
    expect(caddy).toContain('trusted_proxies 10.0.0.0/8 192.0.2.7');
  });
});

for (const [name, program, start] of servers) {
  if (!program) continue;
  test(`${name} answers as the own server does`, { timeout: 90_000 }, async () => {
    const base = await start(program, inFront());
    const differences: unknown[] = [];
    for (const one of await asked()) {
      const [wanted, given] = [await ask(own.url, one), await ask(base, one)];
      if (!isDeepStrictEqual(given, wanted)) differences.push({ asked: one, given, wanted });
    }
    expect(differences).toEqual([]);
  });
}

describe('behind another proxy', () => {
  let server: ServerProcess;
  beforeAll(async () => {
    server = await startSite({ OUTBOX_DIR: join(home, 'behind'), TRUST_PROXY: '2' });
  });
  afterAll(() => end(server, 'SIGTERM'));

  const secured = async (base: string, headers: Record<string, string>) => {
    const paths = ['/', '/nowhere', '/platform/', '/robots.txt', '/healthz'];
    const answers = await Promise.all(paths.map((path) => ask(base, { path, headers })));
    return answers.map((answer) => answer.headers['strict-transport-security'] !== undefined);
  };
  /** The statuses of 22 questions, each of another visitor, who lies about what is before him. */
  const questions = async (base: string) => {
    const statuses: unknown[] = [];
    for (let visitor = 1; visitor <= 22; visitor++) {
      const headers = { 'X-Forwarded-For': `6.6.6.6, 10.3.0.${visitor}` };
      statuses.push((await ask(base, { ...question, headers })).status);
    }
    return statuses;
  };

  for (const [name, program, start] of servers) {
    if (!program) continue;
    test(`${name} believes the one that it is told of, and no other`, async () => {
      const { host } = new URL(server.url);
      const behind = ['192.0.2.0/24', '127.0.0.1'];
      const told = await start(program, { ...inFront(), server: host, behind });
      const untold = await start(program, {
        ...inFront(),
        server: host,
        behind: behind.slice(0, 1),
      });
      const https = { 'X-Forwarded-Proto': 'https' };
      expect(await secured(told, https)).toEqual(Array(5).fill(true));
      expect(await secured(told, {})).toEqual(Array(5).fill(false));
      expect(await secured(untold, https)).toEqual(Array(5).fill(false));
      expect(await questions(told)).toEqual(Array(22).fill(200));
      expect((await questions(untold)).at(-1)).toBe(429);
    });
  }
});

const [, nginx] = servers[0];
if (nginx) {
  test('nginx ends TLS itself with a certificate in its `http` block', async () => {
    const certificate = makeCertificate();
    const { port } = new URL(await startNginx(nginx, inFront(), certificate));
    certificate.remove();
    for (const path of ['/', '/nowhere', '/healthz']) {
      const sent = secureRequest({ host: '127.0.0.1', port, path, rejectUnauthorized: false });
      const [answer] = await once(sent.end(), 'response');
      answer.resume();
      expect(answer.headers['strict-transport-security']).toContain('max-age=');
    }
  });
}

test('`npm run edge` with a bad value is one line and exit code 1', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, '../../app/server/edge/cli.ts'), '--out', join(home, 'never')],
    { encoding: 'utf8', timeout: 10_000, env: { ...process.env, CHAT_TIMEOUT_MS: 'soon' } },
  );
  expect(stderr).toBe('CHAT_TIMEOUT_MS: expected a whole number from 1 to 290000\n');
  expect(stdout).toBe('');
  expect(status).toBe(1);
});

test('`npm run edge` without a build is one line and exit code 1', async () => {
  const root = join(import.meta.dirname, '../..');
  const clone = join(home, 'clone');
  const generated = join(root, 'app/generated');
  await cp(join(root, 'app'), join(clone, 'app'), {
    recursive: true,
    filter: (path) => path !== generated,
  });
  await symlink(join(root, 'node_modules'), join(clone, 'node_modules'));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(clone, 'app/server/edge/cli.ts')],
    { encoding: 'utf8', timeout: 10_000 },
  );
  const client = join(clone, 'build/client');
  expect(stderr).toBe(`${client} is missing: run \`npm run build\` first\n`);
  expect(stdout).toBe('');
  expect(status).toBe(1);
});
