import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** As `app/ui/island.tsx` writes what an island is given. */
const data =
  /(<script type="application\/json" data-island-data="([\w-]+)")>([^<]+)(?=<\/script>)/gu;

/**
 * Moves what islands are given out of a page, into files that are fetched when an island is about to wake: most visitors
 * wake none, and pages of a language share them.
 *
 * @returns the page, which names the files
 */
export async function moveIslandData(client: string, html: string): Promise<string> {
  const written: Promise<void>[] = [];
  const moved = html.replace(data, (_, script, island, json) => {
    const hash = createHash('sha256').update(json).digest('base64url').slice(0, 8);
    const address = `/assets/${island}-${hash}.json`;
    written.push(write(path.join(client, address), json));
    return `${script} data-src="${address}">`;
  });
  await Promise.all(written);
  return moved;
}

async function write(file: string, json: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, json);
}
