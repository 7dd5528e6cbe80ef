import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { addressOf } from '../visit/pages.ts';
import { type Scheme, settle, visitor } from '../visit/visitor.ts';

/** The first screen of a page, as one kind of visitor sees it. */
export interface View {
  page: string;
  width: number;
  scheme: Scheme;
}

/** Small pictures of three widths, both schemes and both languages: each guards another kind of page. */
export const views: readonly View[] = [
  { page: 'fr-home', width: 1440, scheme: 'light' },
  { page: 'fr-home', width: 390, scheme: 'dark' },
  { page: 'en-platform', width: 1440, scheme: 'dark' },
  { page: 'fr-agents', width: 768, scheme: 'light' },
  { page: 'en-book-demo', width: 768, scheme: 'light' },
  { page: 'fr-legal', width: 1440, scheme: 'light' },
];

const shrink = 3;
const folder = path.resolve(import.meta.dirname, '../../tests/visual/views');

export function viewName({ page, width, scheme }: View): string {
  return `${page}-${width}-${scheme}`;
}

/** A PNG of the view as the site is now; `change` runs in the page before. */
export async function takeView(
  browser: Browser,
  origin: string,
  view: View,
  change: () => void = () => undefined,
): Promise<Buffer> {
  const context = await visitor(browser, origin, { ...view, decided: true });
  const page = await context.newPage();
  await page.goto(addressOf(view.page));
  await settle(page);
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
