import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pages } from '../../scripts/visit/pages.ts';
import { type ServedSite, serveSite } from '../../scripts/visit/serve.ts';
import { states } from '../../scripts/visit/states.ts';
import { launch, settle, viewport, visitor } from '../../scripts/visit/visitor.ts';
import { measure } from './measure.ts';

const widths = [320, 390, 768, 1024, 1440, 1920];
const edgesOnly = { letters: 0, line: Number.POSITIVE_INFINITY, target: 0 };
const limits = { letters: 15, line: 75, target: 44 };

let site: ServedSite;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([serveSite(), launch()]);
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

describe.each(['fr', 'en'] as const)('%s', (language) => {
  let page: Page;

  beforeAll(async () => {
    const look = { scheme: 'light', width: 1440, decided: true } as const;
    page = await (await visitor(browser, site.origin, look)).newPage();
  });

  test.each(pages.filter((one) => one.language === language))('$name', async ({ address }) => {
    await page.goto(address);
    await settle(page);
    expect(await measureAt(page, widths)).toEqual([]);
  });

  test.each(states)('$name', async (state) => {
    for (const width of [320, 1440]) {
      if (width > (state.widest ?? Number.POSITIVE_INFINITY)) continue;
      const look = { scheme: 'light', width, decided: state.decided } as const;
      const context = await visitor(browser, site.origin, look);
      const inState = await context.newPage();
      await state.reach(inState, language);
      expect(await measureAt(inState, [width])).toEqual([]);
      await context.close();
    }
  });
});

async function measureAt(page: Page, screens: readonly number[]): Promise<string[]> {
  const findings: string[] = [];
  for (const width of screens) {
    await page.setViewportSize(viewport(width));
    const found = await page.evaluate(measure, limits);
    findings.push(...found.map((one) => `${width}px: ${one}`));
  }
  return [...findings, ...(await measureEnlarged(page, screens))];
}

/** Letters twice as large, as browsers enlarge text alone: nothing may leave the screen. */
async function measureEnlarged(page: Page, screens: readonly number[]): Promise<string[]> {
  const findings: string[] = [];
  await enlarge(page, '200%');
  for (const width of screens) {
    await page.setViewportSize(viewport(width));
    const found = await page.evaluate(measure, edgesOnly);
    findings.push(...found.map((one) => `${width}px, text at 200 %: ${one}`));
  }
  await enlarge(page, '');
  return findings;
}

function enlarge(page: Page, size: string): Promise<void> {
  return page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);
}
