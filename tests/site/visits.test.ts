import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findViolationsIn } from '../../features/support/axe.ts';
import { Problems } from '../../features/support/problems.ts';
import { launchBrowser } from '../../scripts/browser/launch.ts';
import { type ServedSite, serveSite } from '../../scripts/browser/serve-site.ts';
import { type BuiltPage, builtPages } from './built-pages.ts';

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const visitMilliseconds = 90_000;

let browser: Browser;
let server: ServedSite;

beforeAll(async () => {
  [browser, server] = await Promise.all([launchBrowser(), serveSite()]);
});

afterAll(async () => {
  await browser.close();
  await server.stop();
});

/** An alias shows the screen of another one, which is visited. */
const screens = builtPages().filter((page) => !isAlias(page));

describe.concurrent('each page, at a desk and on a phone', () => {
  test.for([...screens.map(({ address }) => address), '/no-such-page', '/en/no-such-page'])(
    'at %s',
    { timeout: visitMilliseconds },
    async (address) => {
      const context = await browser.newContext({ viewport: desk, reducedMotion: 'reduce' });
      const problems = new Problems('chromium');
      problems.watch(context, server.origin);
      if (address.endsWith('/no-such-page')) problems.expect(/status of 404/);
      try {
        const page = await context.newPage();
        await page.goto(server.origin + address, { waitUntil: 'load' });
        const [here, there] = schemesOf(address);
        expect(await findViolationsIn(here, page)).toEqual([]);
        await page.setViewportSize(phone);
        expect(await findViolationsIn(there, page)).toEqual([]);
        expect(problems.unexplained()).toEqual([]);
      } finally {
        await context.close();
      }
    },
  );
});

/** Both colour schemes are judged at both sizes: the two languages of a screen take turns. */
function schemesOf(address: string): ['light' | 'dark', 'light' | 'dark'] {
  const isEnglish = address === '/en' || address.startsWith('/en/');
  return isEnglish ? ['dark', 'light'] : ['light', 'dark'];
}

/** French-only screens under `/en` are no aliases: they have another frame. */
function isAlias({ address, html }: BuiltPage): boolean {
  const canonical = /<link rel="canonical" href="https?:\/\/[^/"]+([^"]*)"/u.exec(html)?.[1] ?? '';
  const named = decodeURI(canonical) || '/';
  return ![address, address.replace(/^\/en/u, '')].includes(decodeURIComponent(named));
}
