import type { Page } from '@playwright/test';

/** Wakes what wakes in sight, whose row takes the focus only while it sleeps, and comes back to the top. */
export async function wakeIslands(page: Page): Promise<void> {
  for (const island of await page.locator('[data-wakes="in-sight"]').all()) {
    await island.evaluate((one) => one.scrollIntoView({ behavior: 'instant' }));
    await island.locator('[tabindex="0"]').waitFor({ state: 'detached' });
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}
