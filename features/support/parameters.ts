import { z } from 'zod';
import type { BrowserName } from '../../scripts/setup/browser.ts';

const Parameters = z.strictObject({
  browser: z.enum(['chromium', 'firefox', 'webkit']).default('chromium'),
});

/** The browser that drives the scenarios: Cucumber's world parameter of that name (`cucumber.mjs`). */
export function browserOf(worldParameters: unknown): BrowserName {
  return Parameters.parse(worldParameters).browser;
}
