import { expect, test, vi } from 'vitest';
import { times } from '../endurance.ts';
import { fc } from '../fast-check.ts';
import { slow } from '../slow.ts';
import { fixtureApp } from './fixture-app.ts';
import { sendBody, templateParams } from './fixture-mail.ts';

vi.setConfig(slow);

const app = await fixtureApp({ hops: 1 });

const known = [
  '/',
  '/en',
  '/platform',
  '/book-demo',
  '/api/chat',
  '/api/v1.0/email/send',
  '/healthz',
];
const odd = fc.string({ unit: 'binary', maxLength: 40 });
const encoded = fc
  .uint8Array({ maxLength: 12 })
  .map((bytes) => [...bytes].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''));
const path = fc
  .array(
    fc.oneof(fc.constantFrom(...known, '/', '/..', '/fr', '/de', '%2f', '%', '?'), encoded, odd),
    {
      maxLength: 5,
    },
  )
  .map((parts) => `/${parts.join('')}`);
const body = fc.oneof(
  odd,
  fc.json({ maxDepth: 4 }),
  fc.record({ model: fc.constantFrom('small-llama', 'x'), messages: fc.anything() }).map(toJson),
  fc
    .dictionary(fc.constantFrom(...Object.keys(templateParams)), fc.anything(), { maxKeys: 4 })
    .map((change) => toJson({ ...sendBody, template_params: { ...templateParams, ...change } })),
);
const headers = fc.dictionary(
  fc.constantFrom(
    'Accept-Encoding',
    'Range',
    'If-None-Match',
    'If-Range',
    'X-Forwarded-For',
    'X-Forwarded-Proto',
    'Origin',
    'Content-Type',
    'Content-Language',
    'Content-Length',
  ),
  fc.oneof(
    fc.string({ unit: 'grapheme-ascii', maxLength: 30 }),
    fc.constantFrom('bytes=-', 'bytes=9-1', 'br;q=x', '::', 'https://', '*', '-1'),
  ),
  { maxKeys: 4 },
);
const request = fc.record({
  method: fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'),
  path: fc.oneof(path, fc.constantFrom(...known)),
  headers,
  body,
});

/** Values that JSON has no word for are left out. */
function toJson(value: unknown): string {
  return JSON.stringify(value, (_, part) => (typeof part === 'bigint' ? String(part) : part)) ?? '';
}

test('requests of any kind, and none is the server’s fault', async () => {
  await fc.assert(
    fc.asyncProperty(request, async ({ method, path, headers, body }) => {
      const init = { method, headers, ...(method !== 'GET' && method !== 'HEAD' && { body }) };
      const response = await app.fetch(new Request(new URL(`http://site.example${path}`), init));
      expect(response.status).toBeLessThan(500);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      const location = response.headers.get('location');
      if (location !== null) expect(location).toMatch(/^\/(?!\/)/);
    }),
    { numRuns: times(250, 1000) },
  );
});
