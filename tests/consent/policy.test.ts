import { expect, test } from 'vitest';
import { allowedHosts } from '../../app/server/security/allowed-hosts.ts';
import { embedderPolicy, pagePolicy } from '../../app/server/security/page-policy.ts';

const email = { origin: '', publicKey: 'k', serviceId: 's', templateId: 't' };

test('without declared services no script may be added to a page', () => {
  const policy = pagePolicy(allowedHosts({ email, services: [] }));
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("trusted-types 'none'");
  expect(embedderPolicy(allowedHosts({ email, services: [] }))).toBe('require-corp');
});

test('a declared service lets the consent script add it, and its hosts be talked to', () => {
  const services = [{ script: 'https://count.example/count.js', hosts: ['api.count.example'] }];
  const policy = pagePolicy(allowedHosts({ email, services }));
  expect(policy).toContain("script-src 'self' https://count.example;");
  expect(policy).toContain("connect-src 'self' https://api.count.example;");
  expect(policy).toMatch(/trusted-types consent$/);
  expect(embedderPolicy(allowedHosts({ email, services }))).toBe('credentialless');
});
