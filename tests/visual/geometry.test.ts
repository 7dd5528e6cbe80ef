import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pages } from '../../scripts/browser/pages.ts';
import { type ServedSite, serveSite } from '../../scripts/browser/serve-site.ts';
import {
  launchSteadyBrowser,
  openSteadySession,
  untilLoaded,
  viewport,
} from '../../scripts/browser/session.ts';
import { states } from '../../scripts/browser/states.ts';
import { type Limits, measure } from './measure.ts';

const widths = [320, 390, 768, 1024, 1440, 1920];
const stateWidths = [320, 1440];
const spacedWidths = [320, 1440];
const limits: Limits = { letters: 15, line: 75, target: 44 };
const edgesOnly: Limits = { letters: 0, line: Number.POSITIVE_INFINITY, target: 0 };

let site: ServedSite;
let browser: Browser;
let enlarging: Browser;

beforeAll(async () => {
  [site, browser, enlarging] = await Promise.all([
    serveSite(),
    launchSteadyBrowser(),
    launchSteadyBrowser({ fontSize: 32 }),
  ]);
});

afterAll(async () => {
  await Promise.all([browser?.close(), enlarging?.close()]);
  await site?.stop();
});

describe.each(['fr', 'en'] as const)('in %s', (language) => {
  const own = pages.filter((page) => page.language === language);

  test.each(own)('$name holds the limits on every screen', async ({ address }) => {
    const page = await arrive(browser, address);
    expect(await measureAt(page, widths, limits)).toBe('');
  });

  test.each(own)('$name holds text at 200 %, and spaced out', async ({ address }) => {
    const page = await arrive(enlarging, address);
    expect(await measureAt(page, widths, edgesOnly)).toBe('');
    await page.evaluate(spaceOut);
    expect(await measureAt(page, spacedWidths, edgesOnly)).toBe('');
  });

  test.each(states)('state $name holds the limits', async ({ reach, decided, widest }) => {
    for (const width of stateWidths.filter((one) => one <= (widest ?? one))) {
      const context = await openSteadySession(browser, site.origin, {
        colorScheme: 'light',
        width,
        decided,
      });
      const page = await context.newPage();
      await reach(page, language);
      expect(await measureAt(page, [width], limits)).toBe('');
      await context.close();
    }
  });
});

/** One visitor of each browser goes from page to page. */
async function arrive(by: Browser, address: string): Promise<Page> {
  const [context] = by.contexts();
  const look = { colorScheme: 'light', width: 1440, decided: true } as const;
  const page =
    context?.pages()[0] ?? (await (await openSteadySession(by, site.origin, look)).newPage());
  await page.goto(encodeURI(address));
  await untilLoaded(page);
  return page;
}

/** What breaks the limits, a line each. */
async function measureAt(page: Page, screens: readonly number[], held: Limits): Promise<string> {
  const findings: string[] = [];
  for (const width of screens) {
    await page.setViewportSize(viewport(width));
    const found = await page.evaluate(measure, held);
    findings.push(...found.map((one) => `${width}px: ${one}`));
  }
  return findings.join('\n');
}

/** Runs in the page: the most space that a visitor may ask for (WCAG 2.2, 1.4.12). */
function spaceOut(): void {
  const spaced = new CSSStyleSheet();
  spaced.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-block-end: 2em !important; }
  `);
  document.adoptedStyleSheets.push(spaced);
}
