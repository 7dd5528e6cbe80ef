import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hostFiles } from '../../../app/server/files/host-files.ts';
import { readFiles } from '../../../app/server/files/read-files.ts';
import { allowedHosts } from '../../../app/server/security/allowed-hosts.ts';
import { securityHeadersFor } from '../../../app/server/security/for-file.ts';
import { compiledSite } from '../../../app/server/site/compiled-site.ts';
import { beyondLimits, headersFile, redirectsFile } from './host-files.ts';
import { hostSite } from './host-site.ts';

/** Writes into build/client what hosts of static sites must know; tells what is too much for one. */
export async function writeHostFiles(root: string): Promise<void> {
  const client = path.join(root, 'build/client');
  const files = await readFiles(client, securityHeadersFor(allowedHosts(compiledSite)));
  const site = hostSite(compiledSite, files);
  await writeFile(path.join(client, hostFiles.headers), headersFile(site));
  await writeFile(path.join(client, hostFiles.redirects), redirectsFile(site));
  for (const sentence of beyondLimits(site)) console.log(`note: ${sentence}`);
}
