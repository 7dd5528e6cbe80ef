import type { Locator, Page } from '@playwright/test';
import { describe, expect, test } from 'vitest';
import { type Covered, coveredInFooter, coveredInForm } from '../../features/support/covered.ts';
import { addressOf } from '../../scripts/test/browser/pages.ts';
import { viewport } from '../../scripts/test/browser/session.ts';
import { word } from '../../scripts/test/browser/words.ts';
import { siteInBrowser } from './built-site.ts';

const built = siteInBrowser();

describe('on the way to the end of a page', () => {
  test.each(['fr-home', 'fr-legal'])(
    'the pill covers no link of the footer of %s',
    async (name) => {
      const page = await openPage(name);
      for (const state of ['closed', 'open'] as const) {
        await expectNothingCovered(page, [360, 1440], state, coveredInFooter);
      }
      await page.context().close();
    },
  );

  test('the closed pill covers no field or button of the demo form', async () => {
    const page = await openPage('fr-book-demo');
    await expectNothingCovered(page, [320, 768, 1024, 1280, 1440], 'closed', coveredInForm);
    await page.context().close();
  });
});

test('the closed pill stands in a bar of its own on a phone, and in the corner at a desk', async () => {
  const page = await openPage('fr-legal');
  const places: unknown[] = [];
  for (const width of [390, 1440]) {
    const pill = await scrollToPill(page, width);
    const place = await pill.evaluate((button) => {
      const { top, right } = button.getBoundingClientRect();
      const isBar = document.elementFromPoint(2, top)?.matches('[data-pill]');
      return { isBar, toEdge: innerWidth - right };
    });
    places.push(place);
  }
  await page.context().close();
  expect(places).toEqual([
    { isBar: true, toEdge: 35 },
    { isBar: false, toEdge: 16 },
  ]);
});

async function openPage(name: string): Promise<Page> {
  const session = await built.openSession({ colorScheme: 'light', width: 1440, decided: true });
  const page = await session.newPage();
  await page.goto(addressOf(name));
  return page;
}

async function scrollToPill(page: Page, width: number): Promise<Locator> {
  await page.setViewportSize(viewport(width));
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  const pill = page.getByRole('button', { name: word('chat.ask', 'fr') });
  await pill.waitFor();
  return pill;
}

async function expectNothingCovered(
  page: Page,
  widths: readonly number[],
  state: 'closed' | 'open',
  look: (page: Page) => Promise<Covered>,
): Promise<void> {
  const covered: string[] = [];
  for (const width of widths) {
    const prompt = await scrollToPill(page, width);
    if (state === 'open') await prompt.click();
    const { seen, names } = await look(page);
    expect(seen).toBeGreaterThan(5);
    covered.push(...names.map((one) => `${width}px: ${one}`));
  }
  expect(covered).toEqual([]);
}
