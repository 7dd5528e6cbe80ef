/**
 * `npm run setup`: finds or installs, one thing after the other, what the tests need beyond
 * `node_modules`. Names of browsers after `--` install those alone. The tests install nothing.
 */
import { installBrowser, isBrowserName } from './browser.ts';
import { installFallbackFont } from './fonts.ts';
import { installPrograms } from './programs.ts';
import { untestedHere } from './untested.ts';

const words = process.argv.slice(2);
const unknown = words.find((word) => !isBrowserName(word));

try {
  if (unknown) throw new Error(`"${unknown}" is no browser: chromium, firefox and webkit are.`);
  for (const name of words.filter(isBrowserName)) await installBrowser(name);
  if (words.length > 0) await installFallbackFont();
  if (words.length === 0) await installAll();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function installAll(): Promise<void> {
  await installBrowser('chromium');
  await installFallbackFont();
  await installPrograms();
  for (const line of untestedHere()) console.warn(line);
}
