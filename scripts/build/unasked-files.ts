import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { namedScripts } from './page-scripts.ts';

/**
 * Removes from the built site what no page asks for: the data of each page, which the router makes for a client of its
 * own; scripts that neither a page names nor a script that is kept; styles that the server's build has written again.
 */
export async function removeUnasked(client: string): Promise<void> {
  const files = await readdir(client, { recursive: true });
  const pages = files.filter((file) => file.endsWith('.html'));
  const asked = await namedScripts(client, pages);
  const texts = await Promise.all(pages.map((page) => readFile(path.join(client, page), 'utf8')));
  const isNamed = (file: string) => texts.some((text) => text.includes(path.basename(file)));
  const unasked = files.filter(
    (file) =>
      file.endsWith('.data') ||
      (/^assets\/.+\.js$/u.test(file) && !asked.has(file)) ||
      (/^assets\/.+\.css$/u.test(file) && !isNamed(file)),
  );
  await Promise.all(unasked.map((file) => rm(path.join(client, file))));
}
