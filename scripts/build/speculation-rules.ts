import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { speculationRules } from '../../app/server/files/speculation-rules.ts';

/** Links that lead to no other page of the site, or to one in another tab. */
const elsewhere = '[download], [target], [href^="#"]';

const pages = {
  and: [
    // Addresses of this host alone; those of files have a dot.
    { href_matches: '/*' },
    { not: { href_matches: ['/*.*', '/api/*'] } },
    { not: { selector_matches: elsewhere } },
  ],
};

/**
 * Each browser has its own idea of eager and moderate. Chromium fetches eagerly what a pointer touches (a phone:
 * what comes into view), prerenders at a moment's rest, and keeps two of each: what was fetched before comes from
 * its HTTP cache for as long as pages may be old. https://developer.chrome.com/docs/web-platform/prerender-pages
 */
const rules = {
  prefetch: [{ where: pages, eagerness: 'eager' }],
  prerender: [{ where: pages, eagerness: 'moderate' }],
};

export async function writeSpeculationRules(root: string): Promise<void> {
  await writeFile(path.join(root, 'build/client', speculationRules.address), JSON.stringify(rules));
}
