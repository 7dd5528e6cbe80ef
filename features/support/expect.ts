import { expect as playwrightExpect } from '@playwright/test';
import { stateTimeoutMs } from './timeouts.ts';

/** Playwright's expectations, patient on a busy machine. */
export const expect = playwrightExpect.configure({ timeout: stateTimeoutMs });
