import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from '@playwright/test';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { securityHeadersFor } from '../../app/server/security/for-file.ts';
import { launchBrowser } from '../../scripts/browser/launch.ts';
import { openPage } from '../../scripts/browser/session.ts';

const servers: Server[] = [];
let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

afterAll(async () => {
  await browser?.close();
});

/** The origin of a server that answers so. */
async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Whether the script of another host, which says nothing of who may embed it, runs in a page with its headers. */
async function runs(policies: readonly string[]): Promise<boolean> {
  const service = await serve((_, response) => {
    response.setHeader('Content-Type', 'text/javascript').end('document.title = "measured"');
  });
  const html = Buffer.from(`<!doctype html><title>page</title><script src="${service}/"></script>`);
  const allowed = { connect: [], script: [service], policies };
  const site = await serve((_, response) => {
    const headers = securityHeadersFor(allowed)('text/html');
    response.setHeaders(new Headers(headers)).setHeader('Content-Type', 'text/html').end(html);
  });
  const page = await openPage(browser);
  await page.goto(site);
  const title = await page.title();
  await page.close();
  return title === 'measured';
}

test('the script of a declared service runs, wherever it comes from', async () => {
  expect(await runs(['consent'])).toBe(true);
});

test('where no service is declared, other hosts are let in only when they say so', async () => {
  expect(await runs([])).toBe(false);
});
