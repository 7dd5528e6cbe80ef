import type { Page } from '@playwright/test';

/** Resolves when React has hydrated the page: it marks the elements that it has taken over. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    return main !== null && Object.keys(main).some((key) => key.startsWith('__react'));
  });
}
