import { expect, test } from 'vitest';
import { demoRequestContext } from '../../app/demo/demo-request-context.server.ts';
import { demoFields } from '../../app/demo/fields.ts';
import { createRateLimit, mailRules } from '../../app/server/limits/rate-limit.ts';
import {
  createDemoRequestService,
  type DemoRequestServiceOptions,
} from '../../app/server/mail/demo-request-service.ts';
import { createRender } from '../../app/server/pages/render.ts';
import { fixtureApp } from './fixture-app.ts';
import * as build from './fixture-build.ts';
import { demoRequest, emailParameters } from './fixture-mail.ts';

async function formServer(accept: DemoRequestServiceOptions['outbox']['accept']) {
  const demoRequests = createDemoRequestService({
    outbox: { accept },
    limit: createRateLimit('mail', mailRules),
    onAccepted: () => undefined,
  });
  const render = createRender({
    built: { build, demoRequestContext },
    demoRequests,
    allowed: { connect: [], script: [] },
  });
  const app = await fixtureApp({ render, hops: 1 });
  return (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    app.request('http://site.example/book-demo', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams(fields).toString(),
    });
}

const accept = async () => 'id';

test('a posted form reaches the outbox through the page’s action', async () => {
  const accepted: unknown[] = [];
  const post = await formServer(async (request) => {
    accepted.push(request);
    return 'id';
  });
  const response = await post(demoRequest);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('"kind":"sent"');
  expect(accepted).toEqual([
    {
      ...emailParameters,
      submission_date: expect.stringMatching(/^\d{1,2} \p{L}+ \d{4} à \d{2}\u00a0h\u00a0\d{2}$/u),
    },
  ]);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('speculation-rules')).toBe('"/speculation-rules.json"');
  expect(response.headers.get('content-security-policy')).toContain("script-src 'self';");
});

test('input that the rules refuse is 422 and names the fields', async () => {
  const post = await formServer(accept);
  const response = await post({ ...demoRequest, email: 'ada', phone: ' ' });
  expect(response.status).toBe(422);
  expect(await response.text()).toContain(
    '"errors":[{"name":"email","reason":"malformed"},{"name":"phone","reason":"missing"}]',
  );
});

test('too many are 429, a full disk is 503', async () => {
  const post = await formServer(accept);
  for (let sent = 0; sent < 5; sent++) await post(demoRequest);
  expect((await post(demoRequest)).status).toBe(429);
  const broken = await formServer(() => Promise.reject(new Error('ENOSPC')));
  expect((await broken(demoRequest)).status).toBe(503);
});

test('works behind a proxy that ends TLS, and for no other site', async () => {
  const post = await formServer(accept);
  const behindProxy = { 'X-Forwarded-Proto': 'https', Origin: 'https://site.example' };
  expect((await post(demoRequest, behindProxy)).status).toBe(200);
  expect((await post(demoRequest, { Origin: 'https://evil.example' })).status).toBe(403);
  expect((await post(demoRequest, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
});

test('a form whose fields are as long as they may be is taken, in any script', async () => {
  const post = await formServer(accept);
  const longest = demoFields.map(({ name, kind, maxLength }) => {
    const end = kind === 'email' ? '@b.c' : '';
    return [name, '漢'.repeat(maxLength - end.length) + end];
  });
  expect((await post(Object.fromEntries(longest))).status).toBe(200);
});

test('a form over 128 KB is refused', async () => {
  const post = await formServer(accept);
  const response = await post({ ...demoRequest, message: 'x'.repeat(128 * 1024) });
  expect(response.status).toBe(413);
  expect(await response.text()).toContain('128 KB');
});
