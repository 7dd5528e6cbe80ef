import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { transform } from 'lightningcss';
import type { RouteEntry } from '#schema/compiled.ts';
import { pages } from '../../app/generated/pages.server.ts';
import { routes } from '../../app/generated/routes.ts';
import { htmlFile } from './finish.ts';

/** A size that may not grow: kilobytes (1,000 bytes) after brotli; fonts, films and pictures as they are. */
export type Budget = { name: string; limit: number; actual: number };

/** The router's script that lists all pages. */
const pageList = 'manifest';

/** The budgets of the build in build/client, measured. */
export async function measureBudgets(root: string): Promise<Budget[]> {
  const client = path.join(root, 'build/client');
  const measured = await Promise.all(
    routes.map(async (route) => {
      const { address } = route;
      const html = await readFile(htmlFile(client, address), 'utf8');
      const named = matches(html, /["'`](\/assets\/[\w.-]+\.js)/gu);
      const all = new Set([...named, ...(await lateScripts(client, route))]);
      const scripts = new Set([...all].filter((file) => !file.includes(`/${pageList}-`)));
      const styles = matches(html, /href="(\/assets\/[\w.-]+\.css)#?"/gu);
      const [card] = matches(html, /property="og:image" content="https?:\/\/[^/]+(\/[^"]+)"/gu);
      return {
        address,
        scripts: await sum(client, scripts),
        styles: await sum(client, styles),
        card: (await stat(path.join(client, card ?? 'no card'))).size,
      };
    }),
  );
  const heaviest = (kind: 'scripts' | 'styles' | 'card') =>
    measured.reduce((most, page) => (page[kind] > most[kind] ? page : most), {
      address: '',
      scripts: 0,
      styles: 0,
      card: 0,
    });
  const scripts = heaviest('scripts');
  const styles = heaviest('styles');
  const home = await stat(`${htmlFile(client, '/')}.br`);
  const card = heaviest('card');
  const fonts = await sizes(client, /\.woff2$/u);
  const films = await sizes(client, /\.(?:webm|mp4)$/u);
  return [
    {
      name: `JavaScript of a page (${scripts.address})`,
      limit: 129,
      actual: scripts.scripts / 1000,
    },
    // It grows by some 15 bytes with each page that an editor adds.
    {
      name: "JavaScript of the router's list of pages",
      limit: 3,
      actual: (await scriptBytes(client, pageList)) / 1000,
    },
    { name: `CSS of a page (${styles.address})`, limit: 16, actual: styles.styles / 1000 },
    { name: 'HTML of the home page', limit: 20, actual: home.size / 1000 },
    { name: 'fonts', limit: 72, actual: fonts.reduce((all, one) => all + one, 0) / 1000 },
    {
      name: 'cookie banner and settings, gzip',
      limit: 6,
      actual: (await consentBytes(root)) / 1000,
    },
    {
      name: 'script of a walkthrough',
      limit: 6,
      actual: (await scriptBytes(client, 'player')) / 1000,
    },
    { name: 'font files', limit: 2, actual: fonts.length },
    { name: 'the largest film', limit: 600, actual: Math.max(...films) / 1000 },
    { name: `the largest social card (${card.address})`, limit: 60, actual: card.card / 1000 },
  ];
}

/** What a page fetches by itself once it has painted: what the next page needs, and the player of a walkthrough. */
async function lateScripts(client: string, { language, page: id }: RouteEntry): Promise<string[]> {
  const page = (await pages[`${language} ${id}`]?.())?.page;
  const hasPlayer = page?.sections.some(({ kind }) => kind === 'walkthrough');
  const late = hasPlayer ? /^(?:page|player)-[\w-]+\.js$/u : /^page-[\w-]+\.js$/u;
  const files = await readdir(path.join(client, 'assets'));
  return files.filter((file) => late.test(file)).map((file) => `/assets/${file}`);
}

/** The bytes of each asset of such a name. */
async function sizes(client: string, name: RegExp): Promise<number[]> {
  const assets = path.join(client, 'assets');
  const files = (await readdir(assets)).filter((file) => name.test(file));
  return Promise.all(files.map(async (file) => (await stat(path.join(assets, file))).size));
}

/** The bytes of the one script of that name. */
async function scriptBytes(client: string, name: string): Promise<number> {
  const found = await sizes(client, new RegExp(`^${name}-[\\w-]+\\.js\\.br$`, 'u'));
  const [bytes, ...others] = found;
  if (bytes === undefined || others.length > 0)
    throw new Error(`one script named ${name} expected, not ${found.length}`);
  return bytes;
}

/** Script and style of the consent feature, each compressed alone, as a page of its own would load them. */
async function consentBytes(root: string): Promise<number> {
  const assets = path.join(root, 'build/client/assets');
  const names = await readdir(assets);
  const scripts = names.filter((name) => /^consent-[\w-]+\.js$/u.test(name));
  if (scripts.length !== 1) throw new Error(`one consent script expected, not ${scripts.length}`);
  const folder = path.join(root, 'app/consent');
  const styles = (await readdir(folder)).filter((name) => name.endsWith('.module.css'));
  const parts = await Promise.all([
    ...scripts.map((name) => readFile(path.join(assets, name))),
    ...styles.map(async (name) => minified(name, await readFile(path.join(folder, name)))),
  ]);
  return parts.reduce((all, part) => all + gzipSync(part).length, 0);
}

function minified(filename: string, code: Buffer): Uint8Array {
  return transform({ filename, code, minify: true, cssModules: true }).code;
}

function matches(html: string, pattern: RegExp): Set<string> {
  return new Set([...html.matchAll(pattern)].flatMap(([, file]) => file ?? []));
}

async function sum(client: string, files: ReadonlySet<string>): Promise<number> {
  const sizes = await Promise.all(
    [...files].map(async (file) => (await stat(path.join(client, `${file}.br`))).size),
  );
  return sizes.reduce((all, one) => all + one, 0);
}

/** Prints each budget beside what was measured; false when one is broken. */
export function printBudgets(budgets: readonly Budget[]): boolean {
  for (const { name, limit, actual } of budgets) {
    const verdict = actual <= limit ? 'ok  ' : 'OVER';
    console.log(`budget ${verdict} ${name}: ${Number(actual.toFixed(1))} of ${limit}`);
  }
  return budgets.every(({ limit, actual }) => actual <= limit);
}
