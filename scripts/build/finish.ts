import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { inLanguage } from '#schema/addresses.ts';
import { languages } from '#schema/languages.ts';
import { routes } from '../../app/generated/routes.ts';
import { moveIslandData } from './island-data.ts';
import { removeUnasked } from './unasked-files.ts';

/** What the router’s own build leaves to do: facts for crawlers, decoded names, 404 pages, nothing that no page asks for. */
export async function finishPages(root: string): Promise<void> {
  const client = path.join(root, 'build/client');
  await decodeNames(client);
  await Promise.all([addFacts(root, client), writeNotFound(root, client)]);
  await removeUnasked(client);
}

/** Pre-rendering names files as addresses are encoded; servers look for them decoded. */
async function decodeNames(client: string): Promise<void> {
  const names = await readdir(client, { recursive: true });
  const encoded = names.filter((name) => /%[0-9A-F]{2}/iu.test(path.basename(name)));
  for (const name of encoded) {
    const decoded = path.join(path.dirname(name), decodeURIComponent(path.basename(name)));
    await rename(path.join(client, name), path.join(client, decoded));
  }
}

/** Where pre-rendering put the page of an address. */
export function htmlFile(client: string, address: string): string {
  return path.join(client, address, 'index.html');
}

/**
 * Writes the JSON-LD block into each page’s head. Not by a component: one that created a `<script>`
 * in the browser would break the page’s Trusted Types policy.
 */
async function addFacts(root: string, client: string): Promise<void> {
  const facts: Record<string, string> = JSON.parse(
    await readFile(path.join(root, 'app/generated/json-ld.json'), 'utf8'),
  );
  for (const { address } of routes) {
    const file = htmlFile(client, address);
    const html = await moveIslandData(client, await readFile(file, 'utf8'));
    const json = (facts[address] ?? '{}').replaceAll('<', '\\u003c');
    const script = `<script type="application/ld+json">${json}</script>`;
    await writeFile(
      file,
      html.replace('</head>', () => `${script}</head>`),
    );
  }
}

/** Renders the page for unknown addresses in each language, for this server and static hosts. */
async function writeNotFound(root: string, client: string): Promise<void> {
  const bundle = pathToFileURL(path.join(root, 'build/server/index.js')).href;
  const build: ServerBuild = await import(bundle);
  const handle = createRequestHandler(build, 'production');
  for (const language of languages) {
    const address = inLanguage('/404', language);
    const response = await handle(new Request(`http://localhost${address}`));
    if (response.status !== 404) throw new Error(`${address} answered ${response.status}`);
    const html = await moveIslandData(client, await response.text());
    await writeFile(path.join(client, `${address}.html`), html);
  }
}
