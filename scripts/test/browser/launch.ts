import type { Browser } from '@playwright/test';
import { type BrowserName, findBrowser } from '../../setup/browser.ts';

/** Of Chromium alone: the other browsers know none of these. */
export const chromiumFlags = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
  // The same letters on every machine: without hinting, glyphs keep their designed widths.
  '--font-render-hinting=none',
  // Names resolve to nothing: the site under test has an address of this machine, all else is a mistake.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];

/** How long a browser may take for one thing on a machine that is busy with others: only what fails waits so long. */
export const browserTimeoutMs = 120_000;

export interface LaunchOptions {
  name?: BrowserName;
  /** More flags for Chromium. */
  flags?: readonly string[];
}

/** Launches a browser that is installed; installs nothing. */
export async function launchBrowser({
  name = 'chromium',
  flags = [],
}: LaunchOptions = {}): Promise<Browser> {
  const { type, ...place } = findBrowser(name);
  const args = name === 'chromium' ? [...chromiumFlags, ...flags] : [];
  return type.launch({ ...place, args, timeout: browserTimeoutMs });
}
