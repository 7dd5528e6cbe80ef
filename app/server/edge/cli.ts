import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { EnvironmentError, readEnvironment } from '../environment.ts';
import { readFiles } from '../files/read-files.ts';
import { allowedHosts } from '../security/allowed-hosts.ts';
import { securityHeadersFor } from '../security/for-file.ts';
import { caddyConfiguration } from './caddy.ts';
import { edgeSite } from './edge-site.ts';
import { nginxConfiguration } from './nginx.ts';

/** `npm run edge`: configurations of nginx and Caddy for the built site, in build/edge/. */
const build = join(import.meta.dirname, '../../../build');
const client = join(build, 'client');
if (!existsSync(client)) refuse(`${client} is missing: run \`npm run build\` first`);
const chatTimeout = readChatTimeout();
// Compiled content comes with the build as well.
const { servedSite } = await import('../served-site.ts');
const { values } = parseArgs({
  options: {
    root: { type: 'string', default: client },
    listen: { type: 'string', default: '8080' },
    server: { type: 'string', default: '127.0.0.1:3000' },
    behind: { type: 'string', multiple: true, default: [] },
    out: { type: 'string', default: join(build, 'edge') },
  },
});

const { root, listen, server, behind, out } = values;
const files = await readFiles(client, securityHeadersFor(allowedHosts(servedSite)));
const site = edgeSite(servedSite.routes, files);
await mkdir(out, { recursive: true });
const options = { root, listen, server, behind, chatTimeout };
await writeFile(join(out, 'nginx.conf'), nginxConfiguration(site, options));
const address = /^\d+$/.test(listen) ? `:${listen}` : listen;
await writeFile(join(out, 'Caddyfile'), caddyConfiguration(site, { ...options, listen: address }));
process.stdout.write(`${join(out, 'nginx.conf')}\n${join(out, 'Caddyfile')}\n`);

/** Milliseconds; the server's other variables do not matter here. */
function readChatTimeout(): number {
  const { CHAT_TIMEOUT_MS } = process.env;
  try {
    return readEnvironment({ CHAT_TIMEOUT_MS }).CHAT_TIMEOUT_MS;
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    return refuse(error.message);
  }
}

function refuse(reason: string): never {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}
