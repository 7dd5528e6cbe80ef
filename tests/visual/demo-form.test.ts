import { expect, test } from 'vitest';
import { addressOf } from '../../scripts/test/browser/pages.ts';
import { siteInBrowser } from './built-site.ts';

const built = siteInBrowser();

test.each(['fr-book-demo', 'en-book-demo'])(
  'the first field of %s is whole within the first screen',
  async (name) => {
    const context = await built.openSession({ colorScheme: 'light', width: 1440, decided: true });
    const page = await context.newPage();
    for (const [width, height] of [
      [1440, 900],
      [1280, 720],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(addressOf(name));
      const field = await page.locator('form input').first().boundingBox();
      const bottom = (field?.y ?? height) + (field?.height ?? 0);
      expect(bottom, `${width} px`).toBeLessThanOrEqual(height);
    }
    await context.close();
  },
);
