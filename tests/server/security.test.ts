import { describe, expect, test } from 'vitest';
import { pagePolicy } from '../../app/server/security/page-policy.ts';
import { fixtureApp } from './fixture-app.ts';

test('the policy of pages lets them run the site’s own files, and talk to the declared hosts alone', () => {
  const policy = pagePolicy({ connect: ['https://mail.example'], script: [] });
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("connect-src 'self' https://mail.example;");
  expect(policy).not.toMatch(/unsafe|sha256/);
});

describe('every answer', () => {
  test.each([
    ['GET', '/platform', 200],
    ['GET', '/assets/film.mp4', 200],
    ['GET', '/platform/', 308],
    ['GET', '/nowhere', 404],
    ['POST', '/platform', 405],
    ['GET', '/healthz', 200],
    ['POST', '/api/chat', 400],
    ['POST', '/api/v1.0/email/send', 400],
  ])('%s %s bears the security headers', async (method, path, status) => {
    const app = await fixtureApp({ hops: 1 });
    const ask = (headers: Record<string, string>) => app.request(path, { method, headers });
    const response = await ask({});
    expect(response.status).toBe(status);
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(response.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(response.headers.get('strict-transport-security')).toBeNull();
    const secure = await ask({ 'X-Forwarded-Proto': 'https' });
    expect(secure.headers.get('strict-transport-security')).toContain('max-age=63072000');
  });

  test('believes no forwarded header without a proxy', async () => {
    const app = await fixtureApp();
    const response = await app.request('/', { headers: { 'X-Forwarded-Proto': 'https' } });
    expect(response.headers.get('strict-transport-security')).toBeNull();
  });
});
