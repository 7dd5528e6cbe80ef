import { setTimeout as delay } from 'node:timers/promises';
import { expect as playwrightExpect } from '@playwright/test';
import { hasStoppedClock } from './stopped-clocks.ts';
import { heldStateTimeoutMs, stateTimeoutMs } from './timeouts.ts';

const againMs = 100;

const patient = playwrightExpect.configure({ timeout: stateTimeoutMs });
const held = playwrightExpect.configure({ timeout: heldStateTimeoutMs });

/** Playwright's expectations, patient on a busy machine, and less so of a page whose clock stands still. */
export const expect = new Proxy(patient, {
  apply: (_, self, [actual, ...more]: unknown[]) =>
    Reflect.apply(hasStoppedClock(actual) ? held : patient, self, [actual, ...more]),
  get: (_, name) => (name === 'poll' ? poll : Reflect.get(patient, name)),
});

/** Playwright gives up at the first reading that fails: a page that is being left, or a file not there yet, is read again. */
const poll: typeof patient.poll = (read, options) => {
  const deadline = performance.now() + stateTimeoutMs / 2;
  async function readAgain() {
    for (;;) {
      try {
        return await read();
      } catch (error) {
        if (performance.now() > deadline) throw error;
        await delay(againMs);
      }
    }
  }
  return patient.poll(readAgain, options);
};
