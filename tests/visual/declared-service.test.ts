import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { securityHeadersFor } from '../../app/server/security/for-file.ts';
import { launchBrowser } from '../../scripts/test/browser/launch.ts';
import { openPage } from '../../scripts/test/browser/session.ts';
import { startLocal } from '../../scripts/test/local-server.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
});

/** Whether the script of another host, which says nothing of who may embed it, runs in a page with its headers. */
async function runs(policies: readonly string[]): Promise<boolean> {
  const service = await startLocal((_, response) => {
    response.setHeader('Content-Type', 'text/javascript').end('document.title = "measured"');
  });
  onTestFinished(service.stop);
  const html = `<!doctype html><title>page</title><script src="${service.url}/"></script>`;
  const allowed = { connect: [], script: [service.url], policies };
  const site = await startLocal((_, response) => {
    const headers = securityHeadersFor(allowed)('text/html');
    response.setHeaders(new Headers(headers)).setHeader('Content-Type', 'text/html').end(html);
  });
  onTestFinished(site.stop);
  const page = await openPage(browser);
  await page.goto(site.url);
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
