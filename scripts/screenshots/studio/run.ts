/** `npm run screenshots:studio`: the picture of the studio that both guides show. */
import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { launchSteadyBrowser, openSteadySession } from '../../browser/session.ts';

// React and the router choose their development build by this variable, when they are loaded.
process.env.NODE_ENV ??= 'development';
const { startStudio } = await import('../../studio/server/start.ts');

const root = path.resolve(import.meta.dirname, '../../..');
const folder = path.join(root, 'docs/pictures');
const width = 1440;

const studio = await startStudio(root, { port: 0, token: randomUUID() });
const browser = await launchSteadyBrowser();
try {
  const context = await openSteadySession(browser, new URL(studio.url).origin, {
    colorScheme: 'light',
    width,
    decided: true,
  });
  const page = await context.newPage();
  await page.goto(studio.url);
  await page.frameLocator('iframe').getByRole('heading', { level: 1 }).click();
  await page.getByRole('textbox').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  const picture = await sharp(await page.screenshot())
    .resize({ width: 1200 })
    .webp({ quality: 72 });
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'studio.webp'), await picture.toBuffer());
} finally {
  await browser.close();
  await studio.close();
}
