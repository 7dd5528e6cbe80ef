import type { Page } from '@playwright/test';
import { beforeAll, expect, test } from 'vitest';
import { siteInBrowser } from './built-site.ts';
import { wakeIslands } from './wake-islands.ts';

const built = siteInBrowser();

/** Of a visitor who goes from page to page, cookies decided. */
let page: Page;

beforeAll(async () => {
  page = await inForcedColours(true);
});

async function inForcedColours(decided: boolean): Promise<Page> {
  const look = { colorScheme: 'light', width: 1440, decided } as const;
  const opened = await (await built.openSession(look)).newPage();
  await opened.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  return opened;
}

test.each([
  ['the testimonial that is shown', '/', 'fieldset button[aria-current]'],
  ['the step of a case that is read', '/', 'button[aria-current=step]'],
  ['the sector that was chosen', '/agents', 'main a[aria-current=true]'],
  ['the language that is read', '/', 'header [hreflang][aria-current]'],
  ['the page that is open', '/platform', 'header a[aria-current=page]'],
])('%s looks unlike the others in the visitor’s own colours', async (_, address, selector) => {
  await page.goto(address);
  await wakeIslands(page);
  const current = await page.locator(selector).filter({ visible: true }).first().elementHandle();
  if (!current) throw new Error(`${address} has no ${selector}`);
  const marked = await current.screenshot();
  await current.evaluate((one) => one.removeAttribute('aria-current'));
  expect(marked.equals(await current.screenshot())).toBe(false);
});

test('banner and settings, and their buttons, have an edge in the visitor’s own colours', async () => {
  const visit = await inForcedColours(false);
  await visit.goto('/');
  const banner = visit.locator('#cookie-banner');
  await banner.waitFor();
  const buttons = banner.getByRole('button');
  expect(await buttons.evaluateAll(withoutEdge)).toEqual([]);
  await buttons.nth(2).click();
  const dialog = visit.getByRole('dialog');
  await dialog.waitFor();
  expect(await dialog.evaluateAll(withoutEdge)).toEqual([]);
  expect(await dialog.locator('form button').evaluateAll(withoutEdge)).toEqual([]);
  await visit.context().close();
});

test.each(['/platform', '/agents', '/customer-testimonials', '/book-demo'])(
  'each stone of %s has an edge in the visitor’s own colours',
  async (address) => {
    await page.emulateMedia({ forcedColors: 'none' });
    await page.goto(address);
    await page.locator('main li').evaluateAll((all) => {
      for (const one of all) {
        const stone = getComputedStyle(one).backgroundColor !== 'rgba(0, 0, 0, 0)';
        one.toggleAttribute('data-stone', stone);
      }
    });
    await page.emulateMedia({ forcedColors: 'active' });
    const stones = page.locator('[data-stone]');
    expect(await stones.count()).toBeGreaterThan(2);
    expect(await stones.evaluateAll(withoutEdge)).toEqual([]);
  },
);

/** Runs in the page: those of some elements that are told from what lies around them by colour alone. */
function withoutEdge(elements: readonly Element[]): string[] {
  return elements
    .filter((one) => {
      const { borderTopWidth, borderTopStyle, outlineStyle, textDecorationLine } =
        getComputedStyle(one);
      const hasBorder = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0;
      return !hasBorder && outlineStyle === 'none' && textDecorationLine !== 'underline';
    })
    .map((one) => one.outerHTML.slice(0, 120));
}
