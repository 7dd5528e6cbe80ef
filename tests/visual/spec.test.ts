import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findAccessibilityViolations } from '../../features/support/axe.ts';
import { launchBrowser } from '../../scripts/browser/launch.ts';
import { openPage } from '../../scripts/browser/session.ts';
import { changesSince } from '../../scripts/spec/book/changes.ts';
import { bundleScript, bundleStyles } from '../../scripts/spec/page/assets.ts';
import { drawPage } from '../../scripts/spec/page/page.ts';
import { frameLanguages, sayIn } from '../../scripts/spec/words.ts';
import { bannerText, bookOf, clauses, playedBook } from '../scripts/spec/fixture/fixture-book.ts';

let browser: Browser;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'spec-page-'));
  browser = await launchBrowser();
  const [styles, script] = await Promise.all([bundleStyles(), bundleScript()]);
  const book = await playedBook();
  const before = bookOf(bannerText.replace('after a second', 'after two seconds'));
  const changes = changesSince({ reference: 'v1', book: before, isKept: false }, book);
  for (const language of frameLanguages) {
    const parts = { book, clauses, changes, other: 'en.html', styles, script };
    await writeFile(path.join(folder, `${language}.html`), await drawPage(parts, sayIn(language)));
  }
});

afterAll(async () => {
  await browser.close();
  await rm(folder, { recursive: true });
});

function addressOf(language: string): string {
  return pathToFileURL(path.join(folder, `${language}.html`)).href;
}

describe.each(frameLanguages)('the living specification, opened from disk, in %s', (language) => {
  test.each([390, 1440])('everyone can use it, at %d pixels', async (width) => {
    const page = await browser.newPage({ viewport: { width, height: 900 } });
    await page.goto(addressOf(language));
    await page.locator('#open-all').click();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.close();
  });
});

test('the search filters as one types, by keyboard alone', async () => {
  const page = await openPage(browser);
  await page.goto(addressOf('en'));
  await page.keyboard.press('/');
  await page.keyboard.type('PICTURED');
  expect(await page.locator('.rule:visible h4, .rule:visible h3').allInnerTexts()).toEqual([
    expect.stringContaining('It is pictured'),
    expect.stringContaining('It is pictured'),
  ]);
  expect(await page.getByRole('status').textContent()).toBe('2 rules found');
  await page.keyboard.press('Escape');
  expect(await page.locator('.rule:visible').count()).toBe(4);
  await page.close();
});

test('an address opens the rule of its clause, and stays the same in the other language', async () => {
  const page = await openPage(browser);
  await page.goto(`${addressOf('fr')}#spec-9-delay`);
  const rule = page.locator('#spec-4-shown');
  expect(await rule.locator('details').evaluate((one) => one.hasAttribute('open'))).toBe(true);
  expect(await rule.evaluate((one) => one.getBoundingClientRect().top)).toBeLessThan(50);
  await page.locator('.language').click();
  await page.waitForURL('**/en.html#spec-9-delay');
  await page.close();
});

test('without scripts everything is there, and nothing that would not work', async () => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(addressOf('en'));
  expect(await page.locator('.rule:visible').count()).toBe(4);
  expect(await page.getByRole('search').count()).toBe(0);
  await page.close();
});
