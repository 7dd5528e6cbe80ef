/** `npm run screenshots -- studio`: the pictures of the studio that both guides show. It changes no file. */
import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { launchSteadyBrowser, openSteadySession } from '../../session.ts';

// React and the router choose their development build by this variable, when they are loaded.
process.env.NODE_ENV ??= 'development';
const { startStudio } = await import('../../../../studio/server/start.ts');

const root = path.resolve(import.meta.dirname, '../../../../..');
const folder = path.join(root, 'docs/pictures');
const width = 1440;
const historyTimeoutMs = 120_000;

/** What each picture shows: the whole studio, or its panel alone. */
const pictures: Readonly<Record<string, (page: Page) => Promise<Uint8Array>>> = {
  studio: async (page) => {
    await page.frameLocator('iframe').getByRole('heading', { level: 1 }).click();
    await page.getByRole('textbox').first().waitFor();
    return page.screenshot();
  },
  'studio-figure': async (page) => {
    await openFound(page, 'Enterprise clients');
    return panel(page);
  },
  'studio-picture': async (page) => {
    await openFound(page, 'scenes/use-cases.svg');
    await page.locator('fieldset.picture').first().scrollIntoViewIfNeeded();
    return panel(page);
  },
  'studio-new': async (page) => {
    await page.getByRole('button', { name: 'Pages', exact: true }).click();
    await page.getByText('Nouvelle page ou fiche').click();
    await page.getByLabel('Quoi').selectOption('agents');
    await page.getByLabel('Quoi').scrollIntoViewIfNeeded();
    return panel(page);
  },
  'studio-translations': async (page) => {
    await page.getByRole('button', { name: 'Traductions', exact: true }).click();
    // The first time, it reads the whole history of the content.
    await page.locator('.setting button').last().waitFor({ timeout: historyTimeoutMs });
    return panel(page);
  },
};

async function openFound(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: 'Pages', exact: true }).click();
  await page.getByRole('searchbox').fill(words);
  await page.getByRole('button', { name: words }).first().click();
  await page.locator('details.settings').first().waitFor();
}

function panel(page: Page): Promise<Uint8Array> {
  return page.locator('aside').screenshot();
}

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
  await mkdir(folder, { recursive: true });
  for (const [name, take] of Object.entries(pictures)) {
    const seen = await sharp(await take(page))
      .resize({ width: 1200, withoutEnlargement: true })
      .webp({ quality: 70 });
    await writeFile(path.join(folder, `${name}.webp`), await seen.toBuffer());
  }
} finally {
  await browser.close();
  await studio.close();
}
