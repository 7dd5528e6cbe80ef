import { expect } from './expect.ts';
import { hasStoppedClock, noteResumed, noteStopped } from './stopped-clocks.ts';
import { stateTimeoutMs } from './timeouts.ts';
import type { SiteWorld } from './world.ts';

/** The time at which a stopped clock stands, unless a scenario says another one. */
export const noon = new Date('2026-11-20T12:00:00Z');

/** A clock that is installed runs until it is told to pause: on a busy machine, for seconds. */
const installingMs = 60_000;

/** From now on time passes for this session's pages, none of which is open yet, only when a step says so. */
export async function stopClock(world: SiteWorld, now: Date = noon): Promise<void> {
  await world.context.clock.install({ time: new Date(now.getTime() - installingMs) });
  await world.context.clock.pauseAt(now);
  noteStopped(world.context);
}

/** The same in the page that is open already, from this moment on: no more than a second is passed over. */
export async function haltClock(world: SiteWorld): Promise<void> {
  if (hasStoppedClock(world.page)) return;
  await world.context.clock.install({ time: await timeIn(world) });
  await expect(async () => {
    await world.context.clock.pauseAt((await timeIn(world)) + 1000);
  }).toPass({ timeout: stateTimeoutMs });
  noteStopped(world.context);
}

function timeIn({ page }: SiteWorld): Promise<number> {
  return page.evaluate(() => Date.now());
}

/** Time runs again by itself: what observes the page from inside needs it. */
export async function resumeClock({ context }: SiteWorld): Promise<void> {
  if (noteResumed(context)) await context.clock.resume();
}
