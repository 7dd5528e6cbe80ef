import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readEnvironment } from '../environment.ts';
import { readFiles } from '../files/read-files.ts';
import { allowedHosts } from '../security/allowed-hosts.ts';
import { securityHeadersFor } from '../security/for-file.ts';
import { caddyConfiguration } from './caddy.ts';
import { edgeSite } from './edge-site.ts';
import { nginxConfiguration } from './nginx.ts';

/** `npm run edge`: configurations of nginx and Caddy for the built site, in build/edge/. */
const build = join(import.meta.dirname, '../../../build');
const client = join(build, 'client');
if (!existsSync(client)) {
  process.stderr.write(`${client} is missing: run \`npm run build\` first\n`);
  process.exit(1);
}
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
const { CHAT_TIMEOUT_MS } = process.env;
const { CHAT_TIMEOUT_MS: chatTimeout } = readEnvironment({ CHAT_TIMEOUT_MS });
const options = { root, listen, server, behind, chatTimeout };
await writeFile(join(out, 'nginx.conf'), nginxConfiguration(site, options));
const address = /^\d+$/.test(listen) ? `:${listen}` : listen;
await writeFile(join(out, 'Caddyfile'), caddyConfiguration(site, { ...options, listen: address }));
process.stdout.write(`${join(out, 'nginx.conf')}\n${join(out, 'Caddyfile')}\n`);
