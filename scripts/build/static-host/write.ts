import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hostFiles } from '../../../app/server/files/host-files.ts';
import { compiledSite } from '../../../app/server/site/compiled-site.ts';
import { beyondLimits, headersFile, redirectsFile } from './host-files.ts';
import { hostSite } from './host-site.ts';

/** Writes into build/client what hosts of static sites must know; tells what is too much for one. */
export async function writeHostFiles(root: string): Promise<void> {
  const client = path.join(root, 'build/client');
  const site = hostSite(compiledSite, await filledFolders(client));
  await writeFile(path.join(client, hostFiles.headers), headersFile(site));
  await writeFile(path.join(client, hostFiles.redirects), redirectsFile(site));
  for (const sentence of beyondLimits(site)) console.log(`note: ${sentence}`);
}

/** Folders at the top of the site, but those that hold nothing but a page. */
async function filledFolders(client: string): Promise<string[]> {
  const top = (await readdir(client, { withFileTypes: true })).filter((it) => it.isDirectory());
  const filled = await Promise.all(
    top.map(async ({ name }) => {
      const within = await readdir(path.join(client, name));
      return within.some((file) => file !== 'index.html') ? [name] : [];
    }),
  );
  return filled.flat().sort();
}
