import type { BrowserContext } from '@playwright/test';
import { heldStateTimeoutMs, stateTimeoutMs } from './timeouts.ts';

type Waiting = Pick<BrowserContext, 'setDefaultTimeout'>;

const stopped = new WeakSet<object>();

/** From now on states of this session's pages are waited for less long. */
export function noteStopped(context: Waiting): void {
  stopped.add(context);
  context.setDefaultTimeout(heldStateTimeoutMs);
}

/** @returns whether its clock had been stopped */
export function noteResumed(context: Waiting): boolean {
  context.setDefaultTimeout(stateTimeoutMs);
  return stopped.delete(context);
}

/** Whether this is a page whose clock was stopped, or a place on one. */
export function hasStoppedClock(place: unknown): boolean {
  const page = call(place, 'page') ?? place;
  const context = call(page, 'context');
  return typeof context === 'object' && context !== null && stopped.has(context);
}

function call(value: unknown, name: 'page' | 'context'): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  const method: unknown = Reflect.get(value, name);
  return typeof method === 'function' ? method.call(value) : undefined;
}
