import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { routes } from '../../app/generated/routes.ts';
import { htmlFile } from './finish.ts';

/** A size that may not grow: kilobytes (1,000 bytes) after brotli, files of the fonts as they are. */
export type Budget = { name: string; limit: number; actual: number };

/** The budgets of the build in build/client, measured. */
export async function measureBudgets(root: string): Promise<Budget[]> {
  const client = path.join(root, 'build/client');
  const pages = await Promise.all(
    routes.map(async ({ address }) => {
      const html = await readFile(htmlFile(client, address), 'utf8');
      const scripts = matches(html, /(?:href|from|import)\s*\(?[="' ]+(\/assets\/[\w.-]+\.js)/gu);
      const styles = matches(html, /href="(\/assets\/[\w.-]+\.css)#?"/gu);
      return { address, scripts: await sum(client, scripts), styles: await sum(client, styles) };
    }),
  );
  const heaviest = (kind: 'scripts' | 'styles') =>
    pages.reduce((most, page) => (page[kind] > most[kind] ? page : most), {
      address: '',
      scripts: 0,
      styles: 0,
    });
  const scripts = heaviest('scripts');
  const styles = heaviest('styles');
  const home = await stat(`${htmlFile(client, '/')}.br`);
  const fonts = (await readdir(path.join(client, 'assets'))).filter((file) =>
    file.endsWith('.woff2'),
  );
  const fontBytes = await Promise.all(
    fonts.map(async (file) => (await stat(path.join(client, 'assets', file))).size),
  );
  return [
    {
      name: `JavaScript of a page (${scripts.address})`,
      limit: 140,
      actual: scripts.scripts / 1000,
    },
    { name: `CSS of a page (${styles.address})`, limit: 16, actual: styles.styles / 1000 },
    { name: 'HTML of the home page', limit: 20, actual: home.size / 1000 },
    { name: 'fonts', limit: 72, actual: fontBytes.reduce((all, one) => all + one, 0) / 1000 },
    { name: 'font files', limit: 2, actual: fonts.length },
  ];
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
