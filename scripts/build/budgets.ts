import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { routes } from '../../app/generated/routes.ts';
import { htmlFile } from './finish.ts';
import { firstScripts, pageScripts } from './page-scripts.ts';

/** A size that may not grow: kilobytes (1,000 bytes); pages after gzip, scripts and styles after brotli. */
export type Budget = { name: string; limit: number; actual: number };

interface PageSize {
  address: string;
  html: number;
  first: number;
  awake: number;
  styles: number;
  card: number;
}

/** The budgets of the build in build/client, measured. */
export async function measureBudgets(root: string): Promise<Budget[]> {
  const client = path.join(root, 'build/client');
  const pages = await Promise.all(routes.map(({ address }) => measurePage(client, address)));
  const fonts = await sizes(client, /\.woff2$/u);
  const films = await sizes(client, /\.(?:webm|mp4)$/u);
  return [
    {
      name: 'HTML of a page in the mean',
      limit: 9,
      actual: total(pages.map(({ html }) => html)) / pages.length / 1000,
    },
    heaviest('HTML of a page', 'html', 14),
    heaviest('JavaScript before anyone acts', 'first', 8),
    heaviest('JavaScript with every island of a page awake', 'awake', 91),
    heaviest('CSS of a page', 'styles', 16),
    { name: 'fonts', limit: 72, actual: total(fonts) / 1000 },
    { name: 'font files', limit: 2, actual: fonts.length },
    { name: 'the largest film', limit: 600, actual: Math.max(...films) / 1000 },
    heaviest('the largest social card', 'card', 60),
  ];

  function heaviest(name: string, kind: Exclude<keyof PageSize, 'address'>, limit: number): Budget {
    const [most] = pages.toSorted((a, b) => b[kind] - a[kind]);
    return { name: `${name} (${most?.address})`, limit, actual: (most?.[kind] ?? 0) / 1000 };
  }
}

async function measurePage(client: string, address: string): Promise<PageSize> {
  const file = htmlFile(client, address);
  const page = path.relative(client, file);
  const html = await readFile(file, 'utf8');
  const styles = matches(html, /href="\/(assets\/[\w.-]+\.css)#?"/gu);
  const [card = 'no card'] = matches(
    html,
    /property="og:image" content="https?:\/\/[^/]+(\/[^"]+)"/gu,
  );
  return {
    address,
    html: await size(`${file}.gz`),
    first: await compressed(client, await firstScripts(client, page)),
    awake: await compressed(client, await pageScripts(client, page)),
    styles: await compressed(client, styles),
    card: await size(path.join(client, card)),
  };
}

/** The bytes of each asset of such a name. */
async function sizes(client: string, name: RegExp): Promise<number[]> {
  const assets = path.join(client, 'assets');
  const files = (await readdir(assets)).filter((file) => name.test(file));
  return Promise.all(files.map((file) => size(path.join(assets, file))));
}

async function compressed(client: string, files: ReadonlySet<string>): Promise<number> {
  return total(await Promise.all([...files].map((file) => size(path.join(client, `${file}.br`)))));
}

async function size(file: string): Promise<number> {
  return (await stat(file)).size;
}

function matches(html: string, pattern: RegExp): Set<string> {
  return new Set([...html.matchAll(pattern)].flatMap(([, file]) => file ?? []));
}

function total(values: readonly number[]): number {
  return values.reduce((all, one) => all + one, 0);
}

/** Prints each budget beside what was measured; false when one is broken. */
export function printBudgets(budgets: readonly Budget[]): boolean {
  for (const { name, limit, actual } of budgets) {
    const verdict = actual <= limit ? 'ok  ' : 'OVER';
    console.log(`budget ${verdict} ${name}: ${Number(actual.toFixed(1))} of ${limit}`);
  }
  return budgets.every(({ limit, actual }) => actual <= limit);
}
