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

test('the closed pill lies flat on the edge of a phone, where nothing beside it takes a press, and in the corner at a desk', async () => {
  const page = await openPage('fr-legal');
  const places: unknown[] = [];
  for (const width of [390, 1440]) {
    const pill = await scrollToPill(page, width);
    const place = await pill.evaluate((button) => {
      const { top, right, bottom, height } = button.getBoundingClientRect();
      const isBar = document.elementFromPoint(2, top + 2)?.closest('[data-pill]') !== null;
      return { isBar, height, toEdge: innerWidth - right, below: innerHeight - bottom };
    });
    places.push(place);
  }
  await page.context().close();
  expect(places).toEqual([
    { isBar: false, height: 44, toEdge: 35, below: 0 },
    { isBar: false, height: 52, toEdge: 16, below: 16 },
  ]);
});

test('the open pill stands clear of the edge of a phone, before a strip where no words look out', async () => {
  const page = await openPage('fr-legal');
  const pill = await scrollToPill(page, 390);
  await pill.click();
  const place = await page.locator('[data-pill] form').evaluate((form) => {
    const { bottom } = form.getBoundingClientRect();
    const strip = getComputedStyle(form.parentElement as Element);
    return { below: innerHeight - bottom, ground: strip.backgroundColor };
  });
  await page.context().close();
  expect(place).toEqual({ below: 12, ground: 'rgb(246, 242, 233)' });
});

test('on a phone the closed pill is away while the visitor goes down, and back as they go up or rest', async () => {
  const page = await openPage('fr-legal');
  const pill = await scrollToPill(page, 390);
  expect(await isAwayAsTheyScroll(pill, 200)).toBe(true);
  await expect.poll(() => pill.evaluate(isAway), { timeout: 20_000 }).toBe(false);
  expect(await isAwayAsTheyScroll(pill, 200)).toBe(true);
  expect(await isAwayAsTheyScroll(pill, -100)).toBe(false);
  await pill.focus();
  expect(await isAwayAsTheyScroll(pill, 200)).toBe(false);
  await page.setViewportSize(viewport(1440));
  expect(await isAwayAsTheyScroll(pill, 200)).toBe(false);
  await page.context().close();
});

test('the pill stays where it is when the page goes down by itself', async () => {
  const page = await openPage('fr-legal');
  const pill = await scrollToPill(page, 390);
  const goDown = () => page.evaluate(() => scrollBy({ top: 200, behavior: 'instant' }));
  expect(await isAwayAfterScroll(pill, goDown)).toBe(false);
  await page.context().close();
});

/** Whether it is below the screen at the moment at which a visitor has turned the wheel, by px. */
function isAwayAsTheyScroll(pill: Locator, by: number): Promise<boolean> {
  return isAwayAfterScroll(pill, () => pill.page().mouse.wheel(0, by));
}

async function isAwayAfterScroll(pill: Locator, scroll: () => Promise<void>): Promise<boolean> {
  const next = await pill.evaluateHandle((button) => ({
    isAway: new Promise<boolean>((resolve) => {
      const look = () => resolve(button.getBoundingClientRect().top >= innerHeight);
      addEventListener('scroll', look, { once: true });
    }),
  }));
  await scroll();
  return next.evaluate(({ isAway }) => isAway);
}

/** Runs in the page. */
function isAway(button: Element): boolean {
  return button.getBoundingClientRect().top >= innerHeight;
}

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
