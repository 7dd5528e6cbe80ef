import type { BrowserContext } from '@playwright/test';
import { untilHydrated } from '../../scripts/browser/hydration.ts';
import type { SiteWorld } from './world.ts';

/** The time at which a stopped clock stands, unless a scenario says another one. */
export const noon = new Date('2026-11-20T12:00:00Z');

/** From now on time passes for this session's pages only when a step says so. */
export async function stopClock(world: SiteWorld, now: Date = noon): Promise<void> {
  await world.context.clock.install({ time: new Date(now.getTime() - 1000) });
  await world.context.clock.pauseAt(now);
  stopped.add(world.context);
}

/** The same in the page that is open already, from this moment on. */
export async function haltClock(world: SiteWorld): Promise<void> {
  const now = await world.page.evaluate(() => Date.now());
  await world.context.clock.install({ time: now });
  await world.context.clock.pauseAt(now + 1000);
  stopped.add(world.context);
}

/** Time runs again by itself: what observes the page from inside needs it. */
export async function resumeClock({ context }: SiteWorld): Promise<void> {
  if (stopped.delete(context)) await context.clock.resume();
}

const stopped = new WeakSet<BrowserContext>();

/**
 * With a stopped clock a page waits for the clock to hydrate, once its entry has run. Not a
 * millisecond passes after that.
 */
export async function hydrateWithStoppedClock(world: SiteWorld): Promise<void> {
  const { page } = world;
  const preload = page.locator('link[rel="modulepreload"][href*="/entry.client-"]');
  await preload.evaluate((link) => import(link.getAttribute('href') ?? ''));
  await world.advanceClock(100);
  await untilHydrated(page);
}
