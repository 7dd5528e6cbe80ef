import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { namedScripts } from './page-scripts.ts';

/**
 * Removes from the built site what the router made for a client of its own, which no page has: the data of each
 * page, and every script that neither a page names nor a script that is kept.
 */
export async function removeUnasked(client: string): Promise<void> {
  const files = await readdir(client, { recursive: true });
  const pages = files.filter((file) => file.endsWith('.html'));
  const asked = await namedScripts(client, pages);
  const unasked = files.filter(
    (file) => file.endsWith('.data') || (/^assets\/.+\.js$/u.test(file) && !asked.has(file)),
  );
  await Promise.all(unasked.map((file) => rm(path.join(client, file))));
}
