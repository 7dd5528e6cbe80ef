import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { get } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { slow } from '../slow.ts';
import { type Certificate, makeCertificate, startHttpsProxy } from './fixture-https.ts';
import { end, type ServerProcess, startSite } from './fixture-process.ts';

vi.setConfig(slow);

let certificate: Certificate;
let outbox: string;
let site: ServerProcess;
let proxy: Awaited<ReturnType<typeof startHttpsProxy>>;

beforeAll(async () => {
  certificate = makeCertificate();
  outbox = await mkdtemp(join(tmpdir(), 'outbox-'));
  site = await startSite({ OUTBOX_DIR: outbox, TRUST_PROXY: '1' });
  proxy = await startHttpsProxy(certificate, site.url);
});
afterAll(async () => {
  await proxy.close();
  await end(site, 'SIGTERM');
  certificate.remove();
  await rm(outbox, { recursive: true });
});

test('behind https, every page says so for two years, with a policy that holds no unsafe word', async () => {
  for (const path of ['/', '/en', '/book-demo', '/industries', '/nowhere', '/en/nowhere']) {
    const { headers } = await secureGet(path);
    expect(headers['strict-transport-security']).toBe(
      'max-age=63072000; includeSubDomains; preload',
    );
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self';/);
    expect(headers['content-security-policy']).not.toContain('unsafe');
  }
});

function secureGet(path: string): Promise<IncomingMessage> {
  const ca = readFileSync(certificate.path);
  return new Promise((resolve, reject) => {
    get(`https://${proxy.host}${path}`, { ca }, (answer) => resolve(answer.resume())).on(
      'error',
      reject,
    );
  });
}
