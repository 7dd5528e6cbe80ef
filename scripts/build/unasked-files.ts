import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * Removes from the built site what the router made for a client of its own, which no page has: the data of each
 * page, and every script and style that neither a page names nor a script that is kept.
 */
export async function removeUnasked(client: string): Promise<void> {
  const files = await readdir(client, { recursive: true });
  const data = files.filter((file) => file.endsWith('.data'));
  const unasked = await unnamedScripts(client, files);
  await Promise.all([...data, ...unasked].map((file) => rm(path.join(client, file))));
}

/** Their names hold a hash, so that a name within a text is a reference to the file. */
async function unnamedScripts(client: string, files: readonly string[]): Promise<Set<string>> {
  const unnamed = new Set(files.filter((file) => /^assets\/[^/]+\.(?:js|css)$/u.test(file)));
  const waiting = files.filter((file) => file.endsWith('.html'));
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const text = await readFile(path.join(client, file), 'utf8');
    for (const script of unnamed) {
      if (!text.includes(path.basename(script))) continue;
      unnamed.delete(script);
      waiting.push(script);
    }
  }
  return unnamed;
}
