import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { createAddressBook } from '../../app/server/addresses/address-book.ts';
import { fixtureApp } from './fixture-app.ts';
import { fixtureSite } from './fixture-site.ts';

const app = await fixtureApp();
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  app.request(`http://site.example${path}`, { method, headers });

describe('addresses', () => {
  test('that a page had before lead to where it stands now, the query kept', async () => {
    for (const [from, to] of [
      ['/old-platform?a=b', '/platform?a=b'],
      ['/pass%C3%A9', '/platform'],
      ['/passe%CC%81', '/platform'],
      ['/en/old-platform/', '/en/platform'],
    ] as const) {
      const answer = await get(from);
      expect([answer.status, answer.headers.get('location')]).toEqual([308, to]);
    }
  });

  test('of many slashes cost no more than their length', () => {
    const find = createAddressBook(fixtureSite.routes);
    const slashes = '/'.repeat(300_000);
    const started = performance.now();
    expect(find(`${slashes}a`).kind).toBe('missing');
    expect(find(`/de${slashes}a`).kind).toBe('missing');
    expect(find(`/platform${slashes}`)).toEqual({ kind: 'redirect', to: '/platform' });
    // With the square of the length this takes minutes.
    expect(performance.now() - started).toBeLessThan(20_000);
  });

  test.each([
    ['/', 'home fr'],
    ['/en', 'home en'],
    ['/platform', 'platform fr'],
    ['/en/platform?utm=1', 'platform en'],
    ['/industries/sant%C3%A9-%26-social', 'santé fr'],
    ['/industries/sant%C3%A9-&-social', 'santé fr'],
    ['/industries/sante%CC%81-&-social', 'santé fr'],
  ])('%s shows its page', async (path, heading) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await response.text()).toContain(`<h1>${heading}</h1>`);
  });

  test.each([
    ['/platform/', '/platform'],
    ['/platform/?a=1&b=2', '/platform?a=1&b=2'],
    ['/en/', '/en'],
    ['/en/platform/', '/en/platform'],
    ['/fr', '/'],
    ['/fr/', '/'],
    ['/fr/platform?a=%20b', '/platform?a=%20b'],
    ['/de', '/'],
    ['/de/platform/', '/platform'],
    ['/pt-BR/platform', '/platform'],
    ['/EN/platform', '/platform'],
    ['/en-GB/platform', '/platform'],
    ['/fr/industries/sant%C3%A9-&-social', '/industries/sant%C3%A9-%26-social'],
  ])('%s leads to %s', async (path, target) => {
    const response = await get(path);
    expect(response.status).toBe(308);
    expect(response.headers.get('location')).toBe(target);
  });

  test.each([
    ['/nowhere', 'missing fr'],
    ['/en/nowhere', 'missing en'],
    ['/de/nowhere', 'missing fr'],
    ['/fr/en/platform', 'missing fr'],
    ['/en/industries/sant%C3%A9-&-social', 'missing en'],
    ['/industries%2Fsant%C3%A9-&-social', 'missing fr'],
    ['/en/%E0%A4%A', 'missing en'],
    ['//platform', 'missing fr'],
    ['//evil.example/', 'missing fr'],
    ['/deu/platform', 'missing fr'],
    ['/platform/index.html', 'missing fr'],
    ['/.vite/manifest.json', 'missing fr'],
    ['/404.html', 'missing fr'],
    ['/platform.data', 'missing fr'],
    ['/Platform', 'missing fr'],
    ['/en/Platform', 'missing en'],
    ['/Book-Demo', 'missing fr'],
    ['/Old-Platform', 'missing fr'],
    ['/industries/SANT%C3%89-&-social', 'missing fr'],
    ['/..%2f..%2fetc/passwd', 'missing fr'],
    ['/%00', 'missing fr'],
  ])('%s is not found', async (path, heading) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('etag')).toBeNull();
    expect(await response.text()).toContain(`<h1>${heading}</h1>`);
  });
});

describe('representations', () => {
  test.each([
    ['br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0.1, gzip;q=0.9', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['identity', null],
    ['', null],
  ])('Accept-Encoding %j is answered in %s', async (accepted, encoding) => {
    const response = await get('/platform', { 'Accept-Encoding': accepted });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    const body = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('content-length')).toBe(String(body.length));
    const decoded =
      encoding === 'br'
        ? brotliDecompressSync(body)
        : encoding === 'gzip'
          ? gunzipSync(body)
          : body;
    expect(decoded.toString()).toContain('platform fr');
  });

  test('each encoding has its own strong tag, and an unchanged one costs no body', async () => {
    const plain = (await get('/platform')).headers.get('etag') ?? '';
    const headers = { 'Accept-Encoding': 'br' };
    const compressed = (await get('/platform', headers)).headers.get('etag') ?? '';
    expect(plain).toMatch(/^"[\w-]+"$/);
    expect(compressed).not.toBe(plain);
    const unchanged = await get('/platform', { ...headers, 'If-None-Match': `"x", ${compressed}` });
    expect(unchanged.status).toBe(304);
    expect(unchanged.headers.get('etag')).toBe(compressed);
    expect(unchanged.headers.get('content-length')).toBeNull();
    expect(await unchanged.text()).toBe('');
    const changed = await get('/platform', { ...headers, 'If-None-Match': plain });
    expect(changed.status).toBe(200);
  });

  test('hashed assets are kept for ever, what keeps its name for a minute, an answer to a form never', async () => {
    const asset = await get('/assets/entry-abc.js');
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(asset.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    for (const path of ['/', '/knowledge.jsonl']) {
      expect((await get(path)).headers.get('cache-control')).toBe('public, max-age=60');
    }
    const posted = await get('/book-demo', {}, 'POST');
    expect(posted.headers.get('cache-control')).toBe('no-store');
  });

  test('pages name what may be fetched ahead of them, files and answers do not', async () => {
    const named = async (path: string) => (await get(path)).headers.get('speculation-rules');
    expect(await named('/en/platform')).toBe('"/speculation-rules.json"');
    expect(await named('/sitemap.xml')).toBeNull();
    expect(await named('/healthz')).toBeNull();
  });

  test.each([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-2', 206, '89', 'bytes 8-9/10'],
    ['bytes=5-99', 206, '56789', 'bytes 5-9/10'],
    ['bytes=4-2', 200, '0123456789', null],
    ['bytes=0-1,3-4', 200, '0123456789', null],
    ['lines=1-2', 200, '0123456789', null],
  ])('Range %s of the film answers %i', async (range, status, body, contentRange) => {
    const response = await get('/assets/film.mp4', { Range: range });
    expect(response.status).toBe(status);
    expect(await response.text()).toBe(body);
    expect(response.headers.get('content-range')).toBe(contentRange);
    expect(response.headers.get('accept-ranges')).toBe('bytes');
  });

  test('what lies behind the film is refused, and the refusal is not kept as the film is', async () => {
    const response = await get('/assets/film.mp4', { Range: 'bytes=10-' });
    expect(response.status).toBe(416);
    expect(response.headers.get('content-range')).toBe('bytes */10');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(response.headers.get('etag')).toBeNull();
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await response.text()).toBe('The file has 10 bytes.');
  });

  test('a part of a film that has changed since is the whole film', async () => {
    const response = await get('/assets/film.mp4', { Range: 'bytes=0-1', 'If-Range': '"old"' });
    expect(response.status).toBe(200);
  });
});

describe('methods', () => {
  test('HEAD answers as GET does, without a body', async () => {
    const response = await get('/platform', { 'Accept-Encoding': 'br' }, 'HEAD');
    const same = await get('/platform', { 'Accept-Encoding': 'br' });
    expect([...response.headers]).toEqual([...same.headers]);
    expect(await response.text()).toBe('');
    expect((await get('/nowhere', {}, 'HEAD')).status).toBe(404);
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])(
    '%s of a page is refused',
    async (method) => {
      for (const path of ['/platform', '/sitemap.xml']) {
        const response = await get(path, {}, method);
        expect(response.status).toBe(405);
        expect(response.headers.get('allow')).toBe('GET, HEAD');
      }
      expect((await get('/nowhere', {}, method)).status).toBe(404);
    },
  );

  test.each(['/book-demo', '/en/book-demo'])('a form posted to %s is rendered', async (path) => {
    expect(await (await get(path, {}, 'POST')).text()).toBe('rendered');
  });

  test.each(['/book-demo', '/en/book-demo'])(
    'another method of %s is told that a form may be posted',
    async (path) => {
      const response = await get(path, {}, 'DELETE');
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toBe('GET, HEAD, POST');
    },
  );

  test('the health check answers', async () => {
    const response = await get('/healthz');
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect((await get('/healthz', {}, 'POST')).status).toBe(405);
  });
});
