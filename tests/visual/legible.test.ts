import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { addressOf } from '../../scripts/test/browser/pages.ts';
import { untilLoaded, viewport } from '../../scripts/test/browser/session.ts';
import { siteInBrowser } from './built-site.ts';
import { contrast, type Rgb, rgbOf } from './contrast.ts';

/** Walls of each cut: slopes, gables, arches, and the darkest openings. */
const walled = ['fr-home', 'en-platform', 'fr-industries', 'fr-agents', 'fr-sustainability'];
/** Pages that hold a walkthrough, lists with marks, and a long text. */
const printed = ['fr-home', 'fr-agents', 'en-platform', 'fr-legal'];
/** WCAG 2.2, 1.4.3. */
const leastContrast = 4.5;
const leastContrastOfLarge = 3;

const built = siteInBrowser();

describe('words that stand where a wall is drawn are legible', () => {
  test.each([
    ['by day', 1440, { colorScheme: 'light' }],
    ['by night', 1024, { colorScheme: 'dark' }],
    ['with more contrast', 768, { colorScheme: 'light', contrast: 'more' }],
    ['on a phone, by night', 390, { colorScheme: 'dark' }],
  ] as const)('%s, at %i px', async (_, width, media) => {
    const page = await open(width);
    await page.emulateMedia({ ...media, reducedMotion: 'reduce' });
    const faults: string[] = [];
    let measured = 0;
    for (const name of walled) {
      await page.goto(addressOf(name));
      await untilLoaded(page);
      const lines = await linesOverWalls(page);
      measured += lines.length;
      faults.push(
        ...lines.filter(isIllegible).map(({ text, worst }) => `${name}: ${text} ${worst}`),
      );
    }
    await page.context().close();
    expect(faults).toEqual([]);
    if (width >= 1024) expect(measured).toBeGreaterThan(10);
  });

  test('and words on a stone of their own colour are found', async () => {
    const page = await open(1440);
    await page.goto(addressOf('fr-home'));
    await page.evaluate(() => {
      const [headline] = document.querySelectorAll<HTMLElement>('main h1');
      if (headline)
        Object.assign(headline.style, { color: '#d8cbb6', width: '90vw', paddingBlock: '10rem 0' });
    });
    expect((await linesOverWalls(page)).filter(isIllegible)).not.toEqual([]);
    await page.context().close();
  });
});

describe('without grounds, on paper or in the colours of the visitor’s system', () => {
  test.each(printed)('%s keeps its marks and its words', async (name) => {
    const page = await open(1440);
    await page.goto(addressOf(name));
    expect(await page.evaluate(marksOfGround)).toEqual([]);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const colors = await page.evaluate(colorsOfWords, { allGrounds: false });
    const onGrounds = await page.evaluate(colorsOfWords, { allGrounds: true });
    const pale = [...colors, ...onGrounds].filter(({ color, ground }) => {
      return contrast(rgbOf(color), rgbOf(ground)) < leastContrast;
    });
    await page.context().close();
    expect(colors.length).toBeGreaterThan(1);
    expect(pale).toEqual([]);
  });

  test('paper has every step of a case, and nothing to press', async () => {
    const page = await open(1440);
    await page.goto(addressOf('fr-agents'));
    await page.emulateMedia({ media: 'print' });
    const steps = page.locator('main li:has(> div time)');
    await expect.poll(() => steps.count()).toBeGreaterThan(4);
    for (const step of await steps.all()) {
      expect(await step.isVisible()).toBe(true);
      // Its hour and its title are not on two sheets.
      expect(await step.locator('> div').first().evaluate(breakInside)).toBe('avoid');
    }
    for (const control of await page.locator('button, header nav, footer nav').all()) {
      expect(await control.isVisible(), (await control.textContent()) ?? '').toBe(false);
    }
    await page.context().close();
  });
});

interface Line {
  text: string;
  isLarge: boolean;
  /** The least contrast of its colour with what is drawn behind it. */
  worst: number;
}

function breakInside(element: Element): string {
  return getComputedStyle(element).breakInside;
}

function isIllegible({ isLarge, worst }: Line): boolean {
  return worst < (isLarge ? leastContrastOfLarge : leastContrast);
}

async function open(width: number): Promise<Page> {
  const look = { colorScheme: 'light', width, decided: true } as const;
  const context = await built.openSession(look);
  const page = await context.newPage();
  await page.setViewportSize(viewport(width));
  return page;
}

/** Each line of text within the box of a wall, measured against the page without its words. */
async function linesOverWalls(page: Page): Promise<Line[]> {
  const lines: Line[] = [];
  const count = await page.locator('main img[src^="/walls/"]').count();
  for (let index = 0; index < count; index += 1) {
    const { words, edges } = await page.evaluate(wordsOverWall, index);
    if (words.length === 0) continue;
    await page.evaluate(hideWords);
    const picture = await page.screenshot({ clip: edges, fullPage: true });
    await page.evaluate(() => document.adoptedStyleSheets.pop());
    const { data, info } = await sharp(picture)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    for (const { text, isLarge, color, x, y, width, height } of words) {
      const ink = rgbOf(color);
      let worst = 21;
      for (let row = Math.max(0, y); row < Math.min(info.height, y + height); row += 2) {
        for (let column = Math.max(0, x); column < Math.min(info.width, x + width); column += 2) {
          const at = 3 * (row * info.width + column);
          const ground: Rgb = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
          worst = Math.min(worst, contrast(ink, ground));
        }
      }
      lines.push({ text, isLarge, worst });
    }
  }
  return lines;
}

/** Runs in the page: the lines of text in the box of a wall, px from its edges, and the box. */
function wordsOverWall(index: number) {
  const wall = document
    .querySelectorAll('main img[src^="/walls/"]')
    [index]?.getBoundingClientRect();
  if (!wall) throw new Error('no such wall');
  const edges = {
    x: Math.max(0, Math.round(wall.left)),
    y: Math.round(wall.top + scrollY),
    width: Math.round(Math.min(wall.right, innerWidth) - Math.max(0, wall.left)),
    height: Math.round(wall.height),
  };
  const walker = document.createTreeWalker(
    document.querySelector('main') ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  const words = [];
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    if (!parent?.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    for (const box of range.getClientRects()) {
      const isOver =
        box.right > wall.left &&
        box.left < wall.right &&
        box.bottom > wall.top &&
        box.top < wall.bottom;
      if (!isOver || box.width < 2) continue;
      const { color, fontSize } = getComputedStyle(parent);
      words.push({
        text: (walker.currentNode.textContent ?? '').slice(0, 30),
        color,
        isLarge: Number.parseFloat(fontSize) >= 24,
        x: Math.round(box.left + scrollX) - edges.x,
        y: Math.round(box.top + scrollY + box.height * 0.15) - edges.y,
        width: Math.round(box.width),
        height: Math.round(box.height * 0.7),
      });
    }
  }
  return { words, edges };
}

/** Runs in the page: leaves only what is drawn behind words. */
function hideWords(): void {
  const hidden = new CSSStyleSheet();
  hidden.replaceSync(
    '* { -webkit-text-fill-color: transparent !important; text-decoration: none !important; } body > header { visibility: hidden; }',
  );
  document.adoptedStyleSheets.push(hidden);
}

/** Runs in the page: marks drawn by a ground alone, which neither paper nor forced colours show. */
function marksOfGround(): string[] {
  const marks = [...document.querySelectorAll('main *, footer *')].flatMap((one) =>
    ['::before', '::after'].flatMap((pseudo) => {
      const style = getComputedStyle(one, pseudo);
      const isGround = style.content === '""' && style.backgroundColor !== 'rgba(0, 0, 0, 0)';
      const isShown = Number.parseFloat(style.width) > 0 && Number.parseFloat(style.height) > 0;
      const hasBorder =
        Number.parseFloat(style.borderTopWidth) + Number.parseFloat(style.borderInlineStartWidth) >
        0;
      return isGround && isShown && !hasBorder ? `${one.tagName} ${one.className} ${pseudo}` : [];
    }),
  );
  return [...new Set(marks)];
}

/** Runs in the page: each colour in which words are set, with its ground on paper and some of them. */
function colorsOfWords({
  allGrounds,
}: {
  allGrounds: boolean;
}): { color: string; ground: string; text: string }[] {
  const colors = new Map<string, string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement: parent, textContent: text } = walker.currentNode;
    if (!text?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue;
    if (parent.closest('a[href="#content"]')) continue;
    const { color } = getComputedStyle(parent);
    colors.set(`${color} on ${printedGround(parent)}`, text.trim().slice(0, 30));
  }
  return [...colors].map(([pair, text]) => {
    const [color = '', ground = ''] = pair.split(' on ');
    return { color, ground, text };
  });

  /** Printers leave out every ground that does not ask to be printed, unless their owner wants all. */
  function printedGround(words: Element): string {
    for (let one: Element | null = words; one; one = one.parentElement) {
      const { backgroundColor, printColorAdjust } = getComputedStyle(one);
      const isDrawn = backgroundColor !== 'rgba(0, 0, 0, 0)';
      if (isDrawn && (allGrounds || printColorAdjust === 'exact')) return backgroundColor;
    }
    return 'rgb(255, 255, 255)';
  }
}
