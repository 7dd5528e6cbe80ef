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

/** Time runs again by itself: what observes the page from inside needs it. */
export async function resumeClock({ context }: SiteWorld): Promise<void> {
  if (stopped.delete(context)) await context.clock.resume();
}

const stopped = new WeakSet<BrowserContext>();

/**
 * With a stopped clock a page waits for the clock: first to start its scripts, which come after the
 * first frame, then to hydrate. Not a millisecond passes after that.
 */
export async function hydrateWithStoppedClock(world: SiteWorld): Promise<void> {
  const { page } = world;
  const entry = page.waitForEvent('requestfinished', (request) =>
    request.url().includes('/entry.client-'),
  );
  await world.advanceClock(100);
  await page.evaluate((address) => import(address), (await entry).url());
  await world.advanceClock(100);
  await untilHydrated(page);
}
