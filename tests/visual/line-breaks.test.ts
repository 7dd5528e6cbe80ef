import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { addressOf, pages } from '../../scripts/test/browser/pages.ts';
import { untilLoaded } from '../../scripts/test/browser/session.ts';
import { siteInBrowser } from './built-site.ts';

const built = siteInBrowser();

test('no line of the way to a page begins with what parts its names', async () => {
  const page = await openPage(320);
  for (const language of ['fr', 'en']) {
    await page.goto(encodeURI(addressOf(longestWay(language))));
    const begins = await page.evaluate(lineBeginnings);
    expect(begins.length, language).toBeGreaterThan(1);
    expect(new Set(begins), language).toEqual(new Set(['none']));
  }
  await page.context().close();
});

test('large letters break no word of the controls and of who acts', async () => {
  const page = await openPage(390);
  const devtools = await page.context().newCDPSession(page);
  for (const name of ['fr-industries-healthcare', 'en-industries-healthcare']) {
    await openWalk(page, name);
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    expect(
      await page.locator('#at-work').evaluate(brokenWords, 'button, p:has(> time)'),
      name,
    ).toEqual([]);
  }
  await page.context().close();
});

/** The page of the second level that the longest name leads to. */
function longestWay(language: string): string {
  const below = pages
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${language}-industries-`));
  return below.toSorted((one, other) => other.length - one.length)[0] ?? '';
}

test('large letters break no usual word of a headline on a phone', async () => {
  const page = await openPage(390);
  const devtools = await page.context().newCDPSession(page);
  for (const name of ['en-home', 'fr-platform', 'fr-careers', 'en-industries-healthcare']) {
    await openWalk(page, name);
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    const broken = await page.locator('main').evaluate(brokenWords, 'h1, h2');
    expect(
      broken.filter((word) => word.length <= 11),
      name,
    ).toEqual([]);
  }
  await page.context().close();
});

test('the largest letters stay within the controls on the smallest screen', async () => {
  const page = await openPage(320);
  const devtools = await page.context().newCDPSession(page);
  for (const name of ['fr-platform', 'en-platform']) {
    await openWalk(page, name);
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    const spilt = await page
      .locator('#at-work button')
      .evaluateAll((buttons) =>
        buttons
          .filter((one) => one.scrollWidth > one.clientWidth)
          .map(({ textContent }) => textContent),
      );
    expect(spilt, name).toEqual([]);
  }
  await page.context().close();
});

async function openPage(width: number): Promise<Page> {
  const look = { colorScheme: 'light', width, decided: true } as const;
  return (await built.openSession(look)).newPage();
}

async function openWalk(page: Page, name: string): Promise<void> {
  await page.goto(encodeURI(addressOf(name)));
  await untilLoaded(page);
}

/** Runs in the page: what is drawn before the first name of each line of the way to the page. */
function lineBeginnings(): string[] {
  const items = [
    ...document.querySelectorAll(
      'nav li:has(~ li > [aria-current="page"]), nav li:has(> [aria-current="page"]:not(a))',
    ),
  ];
  const top = (item: Element | undefined) => item?.getBoundingClientRect().top;
  return items
    .filter((item, index) => top(item) !== top(items[index - 1]))
    .map((item) => getComputedStyle(item, '::before').content);
}

/** Runs in the page: words that stand on two lines, in parts that a selector names. */
function brokenWords(whole: Element, parts: string): string[] {
  const broken: string[] = [];
  const walker = document.createTreeWalker(whole, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    if (!text.parentElement?.closest(parts)) continue;
    for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/[^\s-]+/gu)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (range.getClientRects().length > 1) broken.push(word);
    }
  }
  return broken;
}
