import type { FrameLocator, Locator } from '@playwright/test';
import { z } from 'zod';
import { readYaml } from '../../scripts/test/yaml-files.ts';
import { expect } from './expect.ts';
import { frenchHeadline, openTestStudio } from './studio.ts';
import { buildTimeoutMs, pageTimeoutMs } from './timeouts.ts';
import type { SiteWorld } from './world.ts';

/** The site in the studio's frame. */
export function site({ page }: SiteWorld): FrameLocator {
  return page.frameLocator('iframe[title="Site"]');
}

export function headline(world: SiteWorld): Locator {
  return site(world).getByRole('heading', { level: 1 });
}

export function button({ page }: SiteWorld, name: string): Locator {
  return page.getByRole('button', { name, exact: true });
}

export function status({ page }: SiteWorld): Locator {
  return page.getByRole('banner').getByRole('status');
}

/** What is open: a text, or a whole file. */
export function panel({ page }: SiteWorld): Locator {
  return page.getByRole('region', { name: studioWord('panel'), exact: true });
}

/** By its name: a file's settings have boxes too. */
export function textBox(world: SiteWorld, name: string): Locator {
  return panel(world).getByRole('textbox', { name, exact: true });
}

/** Of a text that stands in one language, or in none, it is the only one. */
export function firstBox(world: SiteWorld): Locator {
  return panel(world).locator('textarea').first();
}

export function frenchBox(world: SiteWorld): Locator {
  return textBox(world, 'Français');
}

/** The first page of a run is shown once all that the site is made of has been read: most of a start. */
export async function editHomePage(world: SiteWorld): Promise<void> {
  await world.openStudio(await openTestStudio());
  await headline(world).waitFor({ timeout: buildTimeoutMs });
  await expectHeadlineOfFile(world);
}

export async function openHeadline(world: SiteWorld): Promise<void> {
  await headline(world).click();
  await expect(frenchBox(world)).toHaveValue(await frenchHeadline());
}

/** The page may cut the headline, set it in parts and in other signs: its first words are its own. */
export async function expectHeadlineOfFile(world: SiteWorld): Promise<void> {
  const [first = ''] = (await frenchHeadline()).split(/[^\p{L} ]/u);
  await expect(headline(world)).toContainText(first);
}

/** Leaves the box, so that what is right is saved at once. */
export async function typeIn(world: SiteWorld, name: string, text: string): Promise<void> {
  const box = textBox(world, name);
  await box.fill(text);
  await box.blur();
}

/** Presses a button of the studio and waits until it has answered. */
export async function tool(world: SiteWorld, name: string): Promise<void> {
  const before = await status(world).getAttribute('data-count');
  await button(world, name).click();
  await expect(status(world)).not.toHaveAttribute('data-count', before ?? '');
}

/** What stands above every room as long as something waits: a text, or a file that is to go. */
export function waiting({ page }: SiteWorld): Locator {
  return page.locator('section.waiting');
}

/** Shows a page of the site, by its address in French. The one before, which may say the same, has gone then. */
export async function showPage(world: SiteWorld, address: string): Promise<void> {
  await button(world, studioWord('pagesRoom')).click();
  const arrival = world.page.waitForEvent('framenavigated', {
    predicate: (frame) => new URL(frame.url()).pathname === address,
    timeout: pageTimeoutMs,
  });
  await world.page.getByRole('button', { name: new RegExp(`\\s${address}$`, 'u') }).click();
  await arrival;
}

/** Opens a text or an entry by what it says. */
export async function search(world: SiteWorld, words: string, file: string): Promise<void> {
  await button(world, studioWord('pagesRoom')).click();
  await world.page.getByRole('searchbox').fill(words);
  const known = file.replace(/^collections\/|\.yaml$/g, '');
  await world.page.getByRole('button', { name: known }).first().click();
}

/** What the studio says, in French. */
export function studioWord(id: string): string {
  const words = z.record(z.string(), z.string());
  const name = readYaml('scripts/studio/words/fr.yaml', words)[id];
  if (!name) throw new Error(`The studio has no word "${id}".`);
  return name;
}
