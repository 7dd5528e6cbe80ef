import { expect, test } from 'vitest';
import { hasFallbackFont } from '../../scripts/setup/fonts.ts';
import { siteInBrowser } from './built-site.ts';

const built = siteInBrowser();

test.skipIf(!hasFallbackFont()).each([
  ['headings', 'main :is(h1, h2, h3)'],
  ['sentences', 'main p'],
])('the fallback of %s is as wide as their font, within a fiftieth', async (_, selector) => {
  const [own, fallback] = await Promise.all([
    widthOf(selector, 'arrives'),
    widthOf(selector, 'is late'),
  ]);
  expect(own).toBeGreaterThan(5000);
  expect(fallback).not.toBe(own);
  expect(Math.abs(fallback / own - 1)).toBeLessThan(0.02);
});

/** The width in pixels of the home page's texts, each in one line, when their font arrives or is late. */
async function widthOf(selector: string, font: 'arrives' | 'is late'): Promise<number> {
  const context = await built.openSession({
    colorScheme: 'light',
    width: 1440,
    decided: true,
  });
  // The case of an agent is laid out another way as soon as its script has come, and that may be at any moment.
  const blocked = font === 'is late' ? /\.(?:js|woff2)$/ : /\.js$/;
  await context.route(blocked, (route) => route.abort());
  const page = await context.newPage();
  await page.goto('/');
  const widths = await page.locator(selector).evaluateAll(async (elements) => {
    const lines = elements.filter((element) => element instanceof HTMLElement);
    for (const { style } of lines) {
      Object.assign(style, { display: 'inline-block', whiteSpace: 'nowrap', maxWidth: 'none' });
    }
    // A font that is late never comes.
    await Promise.allSettled([...document.fonts].map((font) => font.load()));
    return lines.map((line) => line.getBoundingClientRect().width);
  });
  await context.close();
  return widths.reduce((sum, width) => sum + width, 0);
}
