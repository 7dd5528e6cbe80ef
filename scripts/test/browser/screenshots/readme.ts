import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { takeView, type View } from './views.ts';

const folder = path.resolve(import.meta.dirname, '../../../../docs/pictures');

const home: View = { page: 'fr-home', width: 1440, colorScheme: 'light' };

/** Four kinds of page, two of them as a visitor with dark screens sees them. */
const phones: readonly View[] = [
  { page: 'fr-home', width: 390, colorScheme: 'light' },
  { page: 'fr-platform', width: 390, colorScheme: 'dark' },
  { page: 'fr-use-cases', width: 390, colorScheme: 'light' },
  { page: 'en-industries-healthcare', width: 390, colorScheme: 'dark' },
];

const phone = { width: 350, height: 757 };
const joint = 12;
const stone = '#d8cbb6';

/** The two pictures of README.md, as the site is now. */
export async function drawReadme(browser: Browser, origin: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const desk = sharp(await takeView(browser, origin, home)).resize({ width: 1440 });
  await writeFile(path.join(folder, 'home.webp'), await toWebp(desk));
  await writeFile(
    path.join(folder, 'phones.webp'),
    await toWebp(await drawPhones(browser, origin)),
  );
}

/** The four phones side by side, on their joints. */
async function drawPhones(browser: Browser, origin: string): Promise<Sharp> {
  const screens: OverlayOptions[] = [];
  for (const [place, view] of phones.entries()) {
    const input = await sharp(await takeView(browser, origin, view))
      .resize(phone.width, phone.height)
      .toBuffer();
    screens.push({ input, left: joint + place * (phone.width + joint), top: joint });
  }
  const width = joint + phones.length * (phone.width + joint);
  const height = phone.height + 2 * joint;
  return sharp({ create: { width, height, channels: 3, background: stone } }).composite(screens);
}

function toWebp(picture: Sharp): Promise<Buffer> {
  return picture.webp({ quality: 72, effort: 6 }).toBuffer();
}
