/** `npm run screenshots`: pictures of every page and state; see README.md here. */
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { languages } from '#schema/languages.ts';
import { pages } from '../pages.ts';
import { serveSite } from '../serve-site.ts';
import {
  type ColorScheme,
  launchSteadyBrowser,
  openSteadySession,
  untilLoaded,
  viewport,
} from '../session.ts';
import { states } from '../states.ts';
import { drawReadme } from './readme.ts';
import { approveView, takeView, views } from './views.ts';

const folder = path.resolve(import.meta.dirname, '../../../../var/screenshots');
const widths = [390, 768, 1440];
const colorSchemes: ColorScheme[] = ['light', 'dark'];

const words = process.argv.slice(2);
if (words.includes('studio')) await import('./studio/run.ts');
else await takeOfSite();

async function takeOfSite(): Promise<void> {
  const site = await serveSite();
  const browser = await launchSteadyBrowser();
  try {
    if (words.includes('--approve')) await approveAll(browser, site.origin);
    else if (words.includes('--readme')) await drawReadme(browser, site.origin);
    else await takeAll(browser, site.origin);
  } finally {
    await browser.close();
    await site.stop();
  }
}

async function takeAll(by: Browser, origin: string): Promise<void> {
  if (words.length === 0) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  let taken = 0;
  for (const colorScheme of colorSchemes) {
    taken += await takePages(by, origin, colorScheme);
    taken += await takeStates(by, origin, colorScheme);
  }
  console.log(`${taken} pictures in ${path.relative(process.cwd(), folder)}`);
}

async function takePages(by: Browser, origin: string, colorScheme: ColorScheme): Promise<number> {
  const context = await openSteadySession(by, origin, { colorScheme, width: 1440, decided: true });
  const page = await context.newPage();
  let taken = 0;
  for (const { name, address } of pages) {
    const wanted = widths.filter((width) => isWanted(`${name}-${width}-${colorScheme}`));
    if (wanted.length > 0) await page.goto(encodeURI(address));
    for (const width of wanted) {
      await page.setViewportSize(viewport(width));
      await untilLoaded(page);
      await page.screenshot({ path: file(`${name}-${width}-${colorScheme}`), fullPage: true });
      taken += 1;
    }
  }
  await context.close();
  return taken;
}

async function takeStates(by: Browser, origin: string, colorScheme: ColorScheme): Promise<number> {
  let taken = 0;
  for (const width of widths) {
    for (const language of languages) {
      for (const state of states) {
        const name = `${language}-state-${state.name}-${width}-${colorScheme}`;
        if (!isWanted(name) || width > (state.widest ?? Number.POSITIVE_INFINITY)) continue;
        const context = await openSteadySession(by, origin, {
          colorScheme,
          width,
          decided: state.decided,
        });
        const page = await context.newPage();
        await state.reach(page, language);
        await page.screenshot({ path: file(name) });
        await context.close();
        taken += 1;
      }
    }
  }
  return taken;
}

async function approveAll(by: Browser, origin: string): Promise<void> {
  for (const view of views) await approveView(view, await takeView(by, origin, view));
  console.log(`${views.length} views approved: look at tests/visual/views before committing.`);
}

/** Words after the command must all stand in the picture's name: `home 390 dark`. */
function isWanted(name: string): boolean {
  return words.every((word) => `-${name}-`.includes(`-${word}-`));
}

function file(name: string): string {
  return path.join(folder, `${name}.png`);
}
