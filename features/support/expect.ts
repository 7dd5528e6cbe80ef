import { expect as playwrightExpect } from '@playwright/test';
import { hasStoppedClock } from './stopped-clocks.ts';
import { heldStateTimeoutMs, stateTimeoutMs } from './timeouts.ts';

const patient = playwrightExpect.configure({ timeout: stateTimeoutMs });
const held = playwrightExpect.configure({ timeout: heldStateTimeoutMs });

/** Playwright's expectations, patient on a busy machine, and less so of a page whose clock stands still. */
export const expect = new Proxy(patient, {
  apply: (_, self, [actual, ...more]: unknown[]) =>
    Reflect.apply(hasStoppedClock(actual) ? held : patient, self, [actual, ...more]),
});
