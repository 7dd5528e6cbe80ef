import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import type axe from 'axe-core';

// Its value is nothing that the browser would send back.
const source = `${readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')};0`;
const wcag22AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * What axe-core finds against WCAG 2.2 AA on the page as it stands, or on one part of it, in its light
 * colours and in its dark ones, one readable line a place.
 */
export async function findAccessibilityViolations(page: Page, part?: Locator): Promise<string[]> {
  return [
    ...(await findViolationsIn('light', page, part)),
    ...(await findViolationsIn('dark', page, part)),
  ];
}

/** The same, in one colour scheme. */
export async function findViolationsIn(
  colorScheme: 'light' | 'dark',
  page: Page,
  part: Locator = page.locator(':root'),
): Promise<string[]> {
  // Colours are judged where things come to rest, not on their way.
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  const violations = await violationsOn(page, part);
  return violations.flatMap(({ id, help, helpUrl, nodes }) =>
    nodes.map(({ target, failureSummary }) => {
      const remedy = failureSummary?.replace(/\s*\n\s*/g, ' ') ?? '';
      return `${id} (${colorScheme}): ${help}, at ${target.join(' ')}: ${remedy} (${helpUrl})`;
    }),
  );
}

/** In the page itself, which has no frames: `@axe-core/playwright` opens a second page to sum up. */
async function violationsOn(page: Page, part: Locator): Promise<axe.Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return part.evaluate(async (place, tags) => {
    const { violations } = await window.axe.run(place, {
      runOnly: tags,
      resultTypes: ['violations'],
    });
    return violations;
  }, wcag22AA);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
