import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { everywhere, longLived } from '../../app/server/security/headers.ts';
import { compiledSite } from '../../app/server/site/compiled-site.ts';
import { beyondLimits, redirectsFile } from '../../scripts/build/static-host/host-files.ts';
import type { HostSite } from '../../scripts/build/static-host/host-site.ts';
import { type ServedSite, serveSite } from '../../scripts/test/browser/serve-site.ts';
import { slow } from '../slow.ts';

vi.setConfig(slow);

const client = join(import.meta.dirname, '../../build/client');
const secure = { 'X-Forwarded-Proto': 'https' };

let own: ServedSite;
beforeAll(async () => {
  own = await serveSite();
});
afterAll(() => own.stop());

const ask = (path: string) => fetch(own.origin + path, { headers: secure, redirect: 'manual' });

/** The headers that a host adds to a path: those of each rule that matches, in the file's order. */
async function headerRules() {
  const text = await readFile(join(client, '_headers'), 'utf8');
  const rules: { path: string; headers: [string, string][] }[] = [];
  for (const line of text.trimEnd().split('\n')) {
    const [, name, value] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
    if (name && value) rules.at(-1)?.headers.push([name.toLowerCase(), value]);
    else rules.push({ path: line, headers: [] });
  }
  return (path: string) =>
    rules.filter((rule) => matches(rule.path, path)).flatMap(({ headers }) => headers);
}

function matches(pattern: string, path: string): boolean {
  if (pattern === '/:name') return /^\/[^/]+$/.test(path);
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : pattern === path;
}

async function redirectRules() {
  const text = await readFile(join(client, '_redirects'), 'utf8');
  const rules = text
    .trimEnd()
    .split('\n')
    .map((line) => line.split(' '));
  return (path: string) => {
    const [from = '', to = '', status] = rules.find(([from = '']) => matches(from, path)) ?? [];
    const rest = from.endsWith('*') ? path.slice(from.length - 1) : '';
    return { to: to.replace(':splat', rest), status: Number(status) };
  };
}

/** As the site links to it, and as a browser sends what is typed. */
function spellings(address: string): string[] {
  const linked = address.split('/').map(encodeURIComponent).join('/');
  return [...new Set([linked, encodeURI(address)])];
}

const pages = compiledSite.routes.flatMap(({ address, language }) =>
  spellings(address).map((path) => ({ path, language })),
);

test('each page bears the headers of the own server, each once', async () => {
  const given = await headerRules();
  expect(pages.length).toBeGreaterThan(60);
  const names = [
    ...Object.keys({ ...everywhere, ...longLived }),
    'Content-Security-Policy',
    'Speculation-Rules',
    'Cache-Control',
  ];
  for (const { path } of pages) {
    const headers = given(path);
    expect(new Set(headers.map(([name]) => name)).size).toBe(headers.length);
    const answer = await ask(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('strict-transport-security')).toBe(
      'max-age=63072000; includeSubDomains; preload',
    );
    const policy = answer.headers.get('content-security-policy');
    expect(policy).toMatch(/^default-src 'none'; script-src 'self';(?!.*unsafe)/);
    const wanted = names.map((name) => [name.toLowerCase(), answer.headers.get(name)]);
    expect(Object.fromEntries(headers)).toEqual(Object.fromEntries(wanted));
  }
});

test('what is not there bears the headers of a page too', async () => {
  const given = await headerRules();
  const { headers } = await ask('/nowhere/at/all');
  for (const [name, value] of given('/nowhere/at/all')) expect(headers.get(name)).toBe(value);
});

test('files bear the own server’s lifetimes and types', async () => {
  const given = await headerRules();
  const [style = ''] = /\/assets\/[\w.-]+\.css/.exec(await (await ask('/')).text()) ?? [];
  const files = [style, '/walls/home.svg', '/knowledge.jsonl', '/speculation-rules.json'];
  // Hosts know a page by nothing, so that files bear its policy; the own server gives them a narrower one.
  const ofPages = ['content-security-policy', 'speculation-rules'];
  for (const path of files) {
    const answer = await ask(path);
    expect(answer.status).toBe(200);
    const alike = given(path).filter(([name]) => !ofPages.includes(name));
    for (const [name, value] of alike)
      expect([name, answer.headers.get(name)]).toEqual([name, value]);
    expect(alike.map(([name]) => name)).toContain('cache-control');
  }
  expect(given(style)).toContainEqual(['cache-control', expect.stringContaining('immutable')]);
});

test('each page names rules that the browser can read', async () => {
  const { headers } = await ask('/');
  const address: string = JSON.parse(headers.get('speculation-rules') ?? '');
  const answer = await ask(address);
  expect(answer.headers.get('content-type')).toBe('application/speculationrules+json');
  expect(Object.keys(await answer.json())).toEqual(['prefetch', 'prerender']);
});

test('no data of pages are shipped, and no script that no page asks for', async () => {
  const files = await readdir(client, { recursive: true });
  expect(files.filter((file) => file.includes('.data'))).toEqual([]);
  const texts = await Promise.all(
    files
      .filter((file) => /\.(?:html|js)$/.test(file))
      .map((file) => readFile(join(client, file), 'utf8')),
  );
  const scripts = files.filter((file) => file.endsWith('.js')).map((file) => basename(file));
  expect(scripts.filter((name) => !texts.some((text) => text.includes(name)))).toEqual([]);
});

test('each page is found without a slash, and redirected to there as by the own server', async () => {
  const given = await redirectRules();
  for (const { path } of pages.filter(({ path }) => path !== '/')) {
    const { to, status } = given(path);
    expect([path, status]).toEqual([path, 200]);
    expect(existsSync(join(client, decodeURIComponent(to), 'index.html'))).toBe(true);
    const slash = given(`${path}/`);
    const answer = await ask(`${path}/`);
    expect(slash).toEqual({ to: answer.headers.get('location'), status: answer.status });
  }
});

test('accents written apart lead to the page', async () => {
  const given = await redirectRules();
  const accented = compiledSite.routes.filter(({ address }) => address !== apart(address));
  expect(accented.length).toBeGreaterThan(0);
  for (const { address } of accented) {
    for (const path of spellings(apart(address))) {
      const { to, status } = given(path);
      expect([decodeURIComponent(to), status]).toEqual([address, 308]);
      expect((await ask(path)).status).toBe(200);
    }
  }
});

/** As macOS writes it. */
function apart(address: string): string {
  return address.normalize('NFD');
}

test('language prefixes lead to the French page, as on the own server', async () => {
  const given = await redirectRules();
  const french = pages.filter(({ language }) => language === 'fr').map(({ path }) => path);
  for (const prefix of ['/fr', '/de', '/sv']) {
    for (const path of french) {
      const prefixed = path === '/' ? prefix : prefix + path;
      const { to, status } = given(prefixed);
      const answer = await ask(prefixed);
      expect([answer.status, answer.headers.get('location')]).toEqual([
        status,
        encodeTyped(answer, to),
      ]);
    }
  }
});

/** The own server answers a typed `&` with the site's own spelling; a host keeps what was typed. */
function encodeTyped(answer: Response, to: string): string {
  const location = answer.headers.get('location') ?? '';
  return decodeURIComponent(location) === decodeURIComponent(to) ? location : to;
}

test('whom to tell of a security fault is served, by a static host too', async () => {
  const answer = await ask('/.well-known/security.txt');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const said = await answer.text();
  expect(said).toMatch(/^Contact: mailto:\S+@\S+$/m);
  expect(said).toContain(`Canonical: ${compiledSite.origin}/.well-known/security.txt\n`);
  const [, expires = ''] = /^Expires: (.+)$/m.exec(said) ?? [];
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(0);
  expect(days).toBeLessThanOrEqual(366);
  expect(existsSync(join(client, '.well-known/security.txt'))).toBe(true);
});

test('the licences of what ships in the scripts are served, and named in them', async () => {
  const answer = await ask('/licences.txt');
  expect(answer.status).toBe(200);
  const said = await answer.text();
  for (const name of ['react', 'react-dom', 'react-router', 'react-intl', '@emailjs/browser']) {
    expect(said).toMatch(new RegExp(`^## ${name} - [\\d.]+ \\(\\S+\\)$`, 'm'));
  }
  for (const name of ['instrument-sans', 'bricolage-grotesque', 'lucide-static']) {
    expect(said).toContain(name);
  }
  const scripts = (await readdir(join(client, 'assets'))).filter((name) => /\.js$/.test(name));
  for (const library of ['hydrate-', 'react-intl-', 'react-dom-']) {
    const name = scripts.find((script) => script.startsWith(library)) ?? library;
    expect(await readFile(join(client, 'assets', name), 'utf8'), name).toContain('/licences.txt');
  }
});

test('neither file is served or listed', async () => {
  for (const path of ['/_headers', '/_redirects']) expect((await ask(path)).status).toBe(404);
  expect(await (await ask('/sitemap.xml')).text()).not.toMatch(/_headers|_redirects/);
});

describe('the limits of Cloudflare Pages', () => {
  const site = (count: number): HostSite => {
    const page = (address: string) => ({ address, to: address });
    return {
      pages: Array.from({ length: count }, (_, index) => page(`/page-${index}`)),
      redirects: [
        { address: '/old', to: '/page-0' },
        { address: '/passé', to: '/page-0' },
      ],
      folders: ['assets'],
      headers: everywhere,
    };
  };

  test('hold this site', async () => {
    const headers = await readFile(join(client, '_headers'), 'utf8');
    const redirects = (await readFile(join(client, '_redirects'), 'utf8')).trimEnd().split('\n');
    const rules = headers.split('\n').filter((line) => line.startsWith('/'));
    expect(rules.length).toBeLessThanOrEqual(100);
    expect(Math.max(...headers.split('\n').map((line) => line.length))).toBeLessThanOrEqual(2000);
    expect(redirects.length).toBeLessThanOrEqual(2000);
    expect(redirects.filter((line) => line.includes('*')).length).toBeLessThanOrEqual(100);
    console.log(`_headers: ${rules.length} rules, _redirects: ${redirects.length} lines`);
  });

  test('addresses that pages had before lead to where they stand now', () => {
    expect(redirectsFile(site(1)).split('\n')).toEqual(
      expect.arrayContaining([
        '/old /page-0 308',
        '/old/ /page-0 308',
        '/pass%C3%A9 /page-0 308',
        '/passe%CC%81 /page-0 308',
      ]),
    );
  });

  test('are told when a site is larger', () => {
    const folders = (count: number) => Array.from({ length: count }, (_, index) => `${index}`);
    expect(beyondLimits({ ...site(900), folders: folders(96) })).toEqual([]);
    expect(beyondLimits({ ...site(900), folders: folders(97) })).toEqual([
      '101 rules in _headers: Cloudflare Pages reads 100',
    ]);
    expect(beyondLimits(site(1000))).toHaveLength(1);
    const long = { ...site(1), headers: { 'X-Long': 'x'.repeat(2000) } };
    expect(beyondLimits(long)).toEqual([
      '2010 characters in a line of _headers: Cloudflare Pages reads 2000',
    ]);
  });

  test('a page whose address is a language’s code keeps it', () => {
    const german = { ...site(0), pages: [{ address: '/de', to: '/de' }] };
    const lines = redirectsFile(german).split('\n');
    expect(lines).toContain('/de /de/ 200');
    expect(lines.filter((line) => line.startsWith('/de'))).toHaveLength(2);
  });
});
