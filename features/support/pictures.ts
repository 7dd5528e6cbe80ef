import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Pickle, PickleStep } from '@cucumber/messages';
import { PickleStepType } from '@cucumber/messages';
import type { Page } from '@playwright/test';
import { pictureMediaType } from '../../scripts/spec/book/last-run.ts';
import { pictureFolder } from '../../scripts/spec/folders.ts';
import { placeRead } from './reading.ts';
import type { SiteWorld } from './world.ts';

/** Whether the run takes pictures for the living specification (`npm run spec`). */
export const takesPictures = process.env.SPEC === '1';

/** Whether each step is pictured, for somebody who watches one scenario (the studio). */
export const showsSteps = process.env.SPEC === 'steps';

const widestFramePx = 640;
const quality = 58;

/** An entrance takes 0.8 s at most; what a scenario has halted on its way never ends. */
const maxEntranceWaitMs = 1500;

/** Whether this step is the scenario's first When: what is seen before it is the start. */
export function isFirstAction(pickle: Pick<Pickle, 'steps'>, step: PickleStep): boolean {
  return pickle.steps.find(({ type }) => type === PickleStepType.ACTION)?.id === step.id;
}

type Moment = 'before' | 'after' | 'step';

/** Keeps what the visitor sees, if anything. A picture that cannot be taken is no fault of the site's. */
export async function keepPicture(world: SiteWorld, moment: Moment): Promise<void> {
  if (!world.hasSession || world.page.isClosed() || world.page.url() === 'about:blank') return;
  try {
    // The accessibility checks leave the page in its dark colours.
    if (moment === 'after') await world.page.emulateMedia({ colorScheme: null });
    const at = await world.page.evaluate(() => new Date().toISOString());
    attachPicture(world, moment, { ...(await savePicture(world.page)), at });
  } catch (error) {
    logMissing(world, error);
  }
}

/** Keeps the whole page on which a scenario failed. A page that crashed has no picture, and has failed already. */
export async function keepFailure(
  world: SiteWorld,
  { id, name }: Pick<Pickle, 'id' | 'name'>,
): Promise<void> {
  const file = `var/reports/failures/${name.replace(/[^\p{L}\p{N}]+/gu, '-')}-${id}.png`;
  try {
    world.attach(await world.page.screenshot({ path: file, fullPage: true }), 'image/png');
    world.log(`${world.page.url()} (${file})`);
  } catch (error) {
    logMissing(world, error);
  }
}

type Picture = Awaited<ReturnType<typeof savePicture>> & { at?: string };

/** By place: what scenarios read without a browser looks the same to all of them. */
const readPictures = new Map<string, Promise<Picture>>();

/** Keeps the page, or the part of it, that a scenario read as the server sends it. */
export async function keepReadPicture(world: SiteWorld): Promise<void> {
  const place = placeRead(world);
  if (place === undefined) return;
  try {
    const taken = readPictures.get(place) ?? openAndSave(world, place);
    readPictures.set(place, taken);
    attachPicture(world, 'after', await taken);
  } catch (error) {
    readPictures.delete(place);
    logMissing(world, error);
  }
}

function logMissing(world: SiteWorld, error: unknown): void {
  world.log(`No picture: ${error instanceof Error ? error.message : error}`);
}

async function openAndSave(world: SiteWorld, place: string): Promise<Picture> {
  // A part is jumped to, not scrolled to.
  await world.openSession({ javaScriptEnabled: false, reducedMotion: 'reduce' });
  await world.page.goto(encodeURI(place));
  return savePicture(world.page);
}

/** A file for each screen, whatever scenario shows it. */
async function savePicture(page: Page) {
  const { data, width, height } = await photograph(page);
  const file = `${createHash('sha256').update(data).digest('hex').slice(0, 16)}.webp`;
  const place = path.join(pictureFolder, file);
  await mkdir(pictureFolder, { recursive: true });
  if (!existsSync(place)) await writeFile(place, data);
  return { file, width, height };
}

/** The report bears the picture's name. */
function attachPicture(world: SiteWorld, moment: Moment, picture: Picture): void {
  world.attach(JSON.stringify({ moment, ...picture }), { mediaType: pictureMediaType });
}

/** By Chromium itself, small already: an inch of screen costs a hundredth of a second. */
async function photograph(page: Page) {
  await untilAtRest(page);
  const release = await page.evaluateHandle(holdStill);
  const devtools = await page.context().newCDPSession(page);
  try {
    const viewport = page.viewportSize() ?? { width: 1280, height: 720 };
    const scale = Math.min(widestFramePx / viewport.width, 0.8);
    const { x, y } = await page.evaluate(() => ({ x: scrollX, y: scrollY }));
    const { data } = await devtools.send('Page.captureScreenshot', {
      format: 'webp',
      quality,
      clip: { x, y, ...viewport, scale },
    });
    return {
      data: Buffer.from(data, 'base64'),
      width: Math.round(viewport.width * scale),
      height: Math.round(viewport.height * scale),
    };
  } finally {
    await devtools.detach();
    await release.evaluate((undo) => undo());
  }
}

/** Asked from outside: with a stopped clock nothing in the page would ever give up waiting. */
async function untilAtRest(page: Page): Promise<void> {
  const deadline = performance.now() + maxEntranceWaitMs;
  while (!(await page.evaluate(isAtRest)) && performance.now() < deadline) await setTimeout(50);
}

/** Runs in the page: whether entrances have ended, and letters and pictures are there. */
function isAtRest(): boolean {
  const isMoving = document.getAnimations().some((animation) => {
    const isTimed = animation.timeline === null || animation.timeline instanceof DocumentTimeline;
    const end = animation.effect?.getComputedTiming().endTime ?? 0;
    return isTimed && animation.playState === 'running' && end !== Number.POSITIVE_INFINITY;
  });
  const isLoading = [...document.images].some((image) => {
    const { top, bottom } = image.getBoundingClientRect();
    return image.currentSrc !== '' && bottom > 0 && top < innerHeight && !image.complete;
  });
  return !isMoving && !isLoading && document.fonts.status === 'loaded';
}

/**
 * Runs in the page: holds at its start what moves without end, and returns what lets it go on. No style
 * is set but on elements, as the page's policy allows.
 */
function holdStill(): () => void {
  const undo: (() => void)[] = [];
  for (const animation of document.getAnimations()) {
    const end = animation.effect?.getComputedTiming().endTime;
    if (end !== Number.POSITIVE_INFINITY || animation.playState !== 'running') continue;
    const { currentTime } = animation;
    animation.pause();
    animation.currentTime = 0;
    undo.push(() => {
      animation.currentTime = currentTime;
      animation.play();
    });
  }
  for (const film of document.querySelectorAll('video')) {
    setFor(film, { 'object-position': '-9999px 0', background: `url(${film.poster}) 50% / cover` });
  }
  if (document.activeElement instanceof HTMLElement) {
    setFor(document.activeElement, { 'caret-color': 'transparent' });
  }
  return () => {
    for (const one of undo) one();
  };

  function setFor(element: HTMLElement, styles: Record<string, string>): void {
    for (const [name, value] of Object.entries(styles)) {
      const before = element.style.getPropertyValue(name);
      element.style.setProperty(name, value, 'important');
      undo.push(() => element.style.setProperty(name, before));
    }
  }
}
