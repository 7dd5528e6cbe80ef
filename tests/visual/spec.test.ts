import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findViolationsIn } from '../../features/support/axe.ts';
import { changesSince } from '../../scripts/spec/book/changes.ts';
import { bundleScript, bundleStyles } from '../../scripts/spec/page/assets.ts';
import { drawPages } from '../../scripts/spec/page/page.ts';
import { foundRules } from '../../scripts/spec/search/searched.ts';
import { frameLanguages, sayIn } from '../../scripts/spec/words.ts';
import { launchBrowser } from '../../scripts/test/browser/launch.ts';
import { openPage } from '../../scripts/test/browser/session.ts';
import { bannerText, bookOf, clauses, playedBook } from '../scripts/spec/fixture/fixture-book.ts';

let browser: Browser;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'spec-page-'));
  browser = await launchBrowser();
  const write = (name: string, text: string) => writeFile(path.join(folder, name), text);
  await write('spec.css', await bundleStyles());
  await write('spec.js', await bundleScript());
  const book = await playedBook();
  const before = bookOf(bannerText.replace('after a second', 'after two seconds'));
  const changes = changesSince({ reference: 'v1', book: before }, book);
  const found = foundRules(book);
  const searched = JSON.stringify({ rules: found, meanings: {} });
  await write('rules.js', `var specification = ${searched};`);
  await mkdir(path.join(folder, 'en'));
  for (const language of frameLanguages) {
    const pages = await drawPages({ book, clauses, changes, found }, sayIn(language));
    for (const [name, page] of pages) await write(name, page);
  }
});

afterAll(async () => {
  await browser.close();
  await rm(folder, { recursive: true });
});

function addressOf(name: string): string {
  return pathToFileURL(path.join(folder, name)).href;
}

test.each(['index.html', 'en/index.html', 'scripts.html', 'en/scripts.html'])(
  'everyone can use the living specification, opened from disk: %s',
  async (name) => {
    const page = await browser.newPage();
    await page.goto(addressOf(name));
    for (const scenario of await page.locator('.scenario summary').all()) await scenario.click();
    // Both colour schemes are judged at both sizes: the two languages of a page take turns.
    const [onPhone, atDesk] = name.startsWith('en')
      ? (['light', 'dark'] as const)
      : (['dark', 'light'] as const);
    const looks = [
      [390, onPhone],
      [1440, atDesk],
    ] as const;
    for (const [width, scheme] of looks) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findViolationsIn(scheme, page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    await page.close();
  },
);

test('the search answers as one types, by keyboard alone, and leads to the rule', async () => {
  const page = await openPage(browser);
  page.setDefaultTimeout(20_000);
  await page.goto(addressOf('en/index.html'));
  await page.keyboard.press('/');
  await page.keyboard.type('PICTURED');
  const results = page.locator('#results');
  expect(await results.getByRole('link').allInnerTexts()).toEqual(['It is pictured']);
  expect(await page.getByRole('status').textContent()).toBe('1 rule found');
  await results.getByRole('link').click();
  await page.waitForURL('**/en/scripts.html#*');
  expect(await page.locator('.rule:target details').first().getAttribute('open')).toBe('');
  await page.close();
});

test('what is not found is offered as a wish, and Escape begins anew', async () => {
  const page = await openPage(browser);
  page.setDefaultTimeout(20_000);
  await page.goto(addressOf('en/index.html'));
  await page.locator('#query').fill('pictured zeppelin');
  expect(await page.getByRole('status').textContent()).toContain('the nearest');
  expect(await page.locator('#as-wish').textContent()).toContain('@wish Rule: pictured zeppelin');
  await page.keyboard.press('Escape');
  expect(await page.locator('#results li').count()).toBe(0);
  expect(await page.locator('#as-wish').isVisible()).toBe(false);
  await page.locator('#search summary').click();
  await page.locator('#only-verdict').selectOption('failed');
  expect(await page.locator('#results a').allInnerTexts()).toEqual(['It appears after a second']);
  await page.close();
});

test('an address of the summary leads to its rule, and stays the same in the other language', async () => {
  const page = await openPage(browser);
  page.setDefaultTimeout(20_000);
  await page.goto(`${addressOf('index.html')}#spec-9-delay`);
  await page.waitForURL('**/scripts.html#spec-9-delay');
  const rule = page.locator('#spec-4-shown');
  expect(await rule.locator('details').evaluate((one) => one.hasAttribute('open'))).toBe(true);
  await page.locator('.language').click();
  await page.waitForURL('**/en/scripts.html#spec-9-delay');
  await page.close();
});

test('without scripts everything is there, and nothing that would not work', async () => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(addressOf('en/scripts.html'));
  expect(await page.locator('.rule:visible').count()).toBe(2);
  expect(await page.getByRole('search').count()).toBe(0);
  await page.close();
});
