import type { Locator, Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { WalkthroughScreen } from '../../features/support/walkthrough.ts';
import { addressOf } from '../../scripts/test/browser/pages.ts';
import { word } from '../../scripts/test/browser/words.ts';
import { siteInBrowser } from './built-site.ts';

/** The longest cases of those that a page shows, in both languages. */
const names = ['fr-home', 'en-home', 'fr-agents', 'fr-expertise', 'en-platform'] as const;
/** What the header and the pill leave of the window, px. */
const floating = 72 + 68;

const built = siteInBrowser();

test.each(names)('the case of %s stands whole in each window', async (name) => {
  const { page, screen } = await openCase(name, 1440, 900);
  for (const [width, height] of [
    [1440, 900],
    [1280, 720],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    const box = await boxOf(screen.region);
    const parts = await partsOf(screen);
    expect(box.height, `${width} px`).toBeLessThanOrEqual(height - floating);
    expect(parts.controls.bottom, `${width} px`).toBeLessThanOrEqual(parts.picture.top);
    expect(parts.controls.bottom - parts.controls.top, `${width} px`).toBeLessThan(70);
  }
  await page.context().close();
});

test.each(['fr-home', 'en-home'])(
  'on the smallest screen the controls of %s stand first, in one row of one line; then the words, then the picture',
  async (name) => {
    const { page, screen } = await openCase(name, 320, 568);
    const { controls, picture, words } = await partsOf(screen);
    const row = await screen.control('play').locator('..').evaluate(linesIn);
    await page.context().close();
    expect(row).toEqual([1]);
    expect(controls.bottom).toBeLessThanOrEqual(words.top);
    expect(words.bottom).toBeLessThanOrEqual(picture.top);
  },
);

test.each([1440, 390])(
  'at %i px nothing moves as it is played, answered and ended',
  async (width) => {
    const { page, screen } = await openCase('fr-home', width, 844);
    const seen: string[] = [];
    const look = async () => seen.push(await layoutOf(screen.region));
    await screen.control('play').click();
    await look();
    await screen.control('pause').click();
    await look();
    while ((await screen.shown()) < (await screen.steps.count())) {
      await screen.control('next').click();
      await look();
    }
    await page.context().close();
    expect(seen.length).toBeGreaterThan(5);
    expect(new Set(seen).size).toBe(1);
  },
);

test('as it plays it comes into sight whole, and the pill is away', async () => {
  const { page, screen } = await openCase('fr-home', 390, 844);
  const pill = page.getByRole('button', { name: word('chat.ask', 'fr') });
  await pill.waitFor();
  // Its controls stand where the pill does.
  const { top } = await boxOf(screen.control('play'));
  await page.evaluate((y) => scrollBy({ top: y, behavior: 'instant' }), top - 790);
  await screen.control('play').click();
  const box = await boxOf(screen.region);
  expect(box.top).toBeGreaterThanOrEqual(71);
  expect(box.bottom).toBeLessThanOrEqual(844);
  expect(await pill.isVisible()).toBe(false);
  await screen.control('pause').click();
  expect(await pill.isVisible()).toBe(true);
  await page.context().close();
});

interface Box {
  top: number;
  bottom: number;
  height: number;
}

async function openCase(name: string, width: number, height: number) {
  const context = await built.openSession({ colorScheme: 'light', width, decided: true });
  const page: Page = await context.newPage();
  await page.setViewportSize({ width, height });
  await page.goto(addressOf(name));
  const screen = new WalkthroughScreen(page, name.startsWith('en') ? 'en' : 'fr');
  await screen.untilStaged();
  return { page, screen };
}

function boxOf(one: Locator): Promise<Box> {
  return one.evaluate((element) => {
    const { top, bottom, height } = element.getBoundingClientRect();
    return { top, bottom, height };
  });
}

async function partsOf(screen: WalkthroughScreen) {
  const step = screen.steps.first().locator('> div');
  const [words, picture, controls] = await Promise.all([
    boxOf(step.first()),
    boxOf(step.last()),
    boxOf(screen.control('play').locator('..')),
  ]);
  return { words, picture, controls };
}

/** Runs in the page: how many lines the words of its buttons take, those in reserve too. */
function linesIn(controls: Element): number[] {
  const words = [...controls.querySelectorAll('button span span, button:not(:has(*))')];
  const boxes = words.map((one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return range.getClientRects().length;
  });
  return [...new Set(boxes)];
}

/** Where the case, each of its controls, and the step that is shown stand, from its own edge, and how large they are. */
function layoutOf(region: Locator): Promise<string> {
  return region.evaluate((element) => {
    const { left, top } = element.getBoundingClientRect();
    const own = element.querySelectorAll(
      ':scope > div button, :scope > fieldset button, [aria-current] > div',
    );
    return [element, ...own]
      .map((one) => one.getBoundingClientRect())
      .map((box) => [box.left - left, box.top - top, box.width, box.height].map(Math.round))
      .join(' | ');
  });
}
