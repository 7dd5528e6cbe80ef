/** `npm run shots`: pictures of every page and state; see README.md here. */
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { pages } from '../visit/pages.ts';
import { serveSite } from '../visit/serve.ts';
import { states } from '../visit/states.ts';
import { launch, type Scheme, settle, viewport, visitor } from '../visit/visitor.ts';
import { drawReadme } from './readme.ts';
import { approveView, takeView, views } from './views.ts';

const folder = path.resolve(import.meta.dirname, '../../var/shots');
const widths = [390, 768, 1440];
const schemes: Scheme[] = ['light', 'dark'];
const languages = ['fr', 'en'] as const;

const words = process.argv.slice(2);
const site = await serveSite();
const browser = await launch();
try {
  if (words.includes('--approve')) await approveAll(browser, site.origin);
  else if (words.includes('--readme')) await drawReadme(browser, site.origin);
  else await takeAll(browser, site.origin);
} finally {
  await browser.close();
  await site.stop();
}

async function takeAll(by: Browser, origin: string): Promise<void> {
  if (words.length === 0) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  let taken = 0;
  for (const scheme of schemes) {
    taken += await takePages(by, origin, scheme);
    taken += await takeStates(by, origin, scheme);
  }
  console.log(`${taken} pictures in ${path.relative(process.cwd(), folder)}`);
}

async function takePages(by: Browser, origin: string, scheme: Scheme): Promise<number> {
  const context = await visitor(by, origin, { scheme, width: 1440, decided: true });
  const page = await context.newPage();
  let taken = 0;
  for (const { name, address } of pages) {
    const wanted = widths.filter((width) => isWanted(`${name}-${width}-${scheme}`));
    if (wanted.length > 0) await page.goto(encodeURI(address));
    for (const width of wanted) {
      await page.setViewportSize(viewport(width));
      await settle(page);
      await page.screenshot({ path: file(`${name}-${width}-${scheme}`), fullPage: true });
      taken += 1;
    }
  }
  await context.close();
  return taken;
}

async function takeStates(by: Browser, origin: string, scheme: Scheme): Promise<number> {
  let taken = 0;
  for (const width of widths) {
    for (const language of languages) {
      for (const state of states) {
        const name = `${language}-state-${state.name}-${width}-${scheme}`;
        if (!isWanted(name) || width > (state.widest ?? Number.POSITIVE_INFINITY)) continue;
        const context = await visitor(by, origin, { scheme, width, decided: state.decided });
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
