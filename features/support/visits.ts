import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { SiteWorld } from './world.ts';

/** The moment at which visits with a stopped clock take place, unless they say another one. */
export const noon = new Date('2026-11-20T12:00:00Z');

/** From now on time passes for this visitor's pages only when a step says so. */
export async function stopClock(world: SiteWorld, now: Date = noon): Promise<void> {
  await world.context.clock.install({ time: new Date(now.getTime() - 1000) });
  await world.context.clock.pauseAt(now);
  stopped.add(world.context);
}

/** Time runs again by itself: what observes the page from inside needs it. */
export async function letTimeRun({ context }: SiteWorld): Promise<void> {
  if (stopped.delete(context)) await context.clock.resume();
}

const stopped = new WeakSet<BrowserContext>();

/** Resolves when the framework answers to what the visitor does: it marks the elements that it has taken over. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    return main !== null && Object.keys(main).some((key) => key.startsWith('__react'));
  });
}

/**
 * With a stopped clock the page waits until its time passes: first for its scripts, which come after
 * the first frame, then for hydration. Not a millisecond passes after that.
 */
export async function hydrateWithStoppedClock(world: SiteWorld): Promise<void> {
  const { page } = world;
  const entry = page.waitForEvent('requestfinished', (request) =>
    request.url().includes('/entry.client-'),
  );
  await world.passTime(100);
  await page.evaluate((address) => import(address), (await entry).url());
  await world.passTime(100);
  await untilHydrated(page);
}

/** Fails when something on the page has been pushed about since it began to load. */
export async function expectNothingMoved(page: Page): Promise<void> {
  const shifts = await page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    return observer.takeRecords().length;
  });
  expect(shifts).toBe(0);
}
