import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const wcag22AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe-core finds against WCAG 2.2 AA on the page as it stands, one readable line a place. */
export async function findAccessibilityViolations(page: Page): Promise<string[]> {
  // Colours are judged where things come to rest, not on their way.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { violations } = await new AxeBuilder({ page }).withTags(wcag22AA).analyze();
  return violations.flatMap(({ id, help, helpUrl, nodes }) =>
    nodes.map(({ target, failureSummary }) => {
      const remedy = failureSummary?.replace(/\s*\n\s*/g, ' ') ?? '';
      return `${id}: ${help}, at ${target.join(' ')}: ${remedy} (${helpUrl})`;
    }),
  );
}
