import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
const wcag22AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * What axe-core finds against WCAG 2.2 AA on the page as it stands, in its light colours and in its
 * dark ones, one readable line a place.
 */
export async function findAccessibilityViolations(page: Page): Promise<string[]> {
  return [...(await findViolationsIn('light', page)), ...(await findViolationsIn('dark', page))];
}

/** The same, in one colour scheme. */
export async function findViolationsIn(
  colorScheme: 'light' | 'dark',
  page: Page,
): Promise<string[]> {
  // Colours are judged where things come to rest, not on their way.
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  const violations = await violationsOn(page);
  return violations.flatMap(({ id, help, helpUrl, nodes }) =>
    nodes.map(({ target, failureSummary }) => {
      const remedy = failureSummary?.replace(/\s*\n\s*/g, ' ') ?? '';
      return `${id} (${colorScheme}): ${help}, at ${target.join(' ')}: ${remedy} (${helpUrl})`;
    }),
  );
}

/** In the page itself, which has no frames: `@axe-core/playwright` opens a second page to sum up. */
async function violationsOn(page: Page): Promise<axe.Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async (tags) => {
    const { violations } = await window.axe.run({ runOnly: tags, resultTypes: ['violations'] });
    return violations;
  }, wcag22AA);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
