import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { addressOf } from '../pages.ts';
import { type ColorScheme, openSteadySession, untilLoaded } from '../session.ts';

/** The first screen of a page, as one kind of visitor sees it. */
export interface View {
  page: string;
  width: number;
  colorScheme: ColorScheme;
}

/** Small pictures of three widths, both colorSchemes and both languages: each guards another kind of page. */
export const views: readonly View[] = [
  { page: 'fr-home', width: 1440, colorScheme: 'light' },
  { page: 'fr-home', width: 390, colorScheme: 'dark' },
  { page: 'en-platform', width: 1440, colorScheme: 'dark' },
  { page: 'fr-agents', width: 768, colorScheme: 'light' },
  { page: 'en-book-demo', width: 768, colorScheme: 'light' },
  { page: 'fr-legal', width: 1440, colorScheme: 'light' },
];

const shrink = 3;
const folder = path.resolve(import.meta.dirname, '../../../../tests/visual/views');

export function viewName({ page, width, colorScheme }: View): string {
  return `${page}-${width}-${colorScheme}`;
}

/** A PNG of the view as the site is now; `change` runs in the page before. */
export async function takeView(
  browser: Browser,
  origin: string,
  view: View,
  change: () => void = () => undefined,
): Promise<Buffer> {
  const context = await openSteadySession(browser, origin, { ...view, decided: true });
  const page = await context.newPage();
  await page.goto(addressOf(view.page));
  await untilLoaded(page);
  await page.evaluate(change);
  const picture = await page.screenshot();
  await context.close();
  return picture;
}

export async function approveView(view: View, picture: Buffer): Promise<void> {
  const small = sharp(picture).resize({ width: Math.round(view.width / shrink) });
  await writeFile(fileOf(view), await small.webp({ quality: 70, effort: 6 }).toBuffer());
}

export async function approvedView(view: View): Promise<Buffer> {
  return readFile(fileOf(view));
}

function fileOf(view: View): string {
  return path.join(folder, `${viewName(view)}.webp`);
}
