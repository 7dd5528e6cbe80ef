import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../setup/browser.ts';

/** Names resolve to nothing: the site under test has an address of this machine, all else is a mistake. */
const noOtherHost = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';

export async function launchBrowser(flags: readonly string[] = []): Promise<Browser> {
  const browser = await findBrowser();
  return chromium.launch({ ...browser, args: [...browser.args, noOtherHost, ...flags] });
}
