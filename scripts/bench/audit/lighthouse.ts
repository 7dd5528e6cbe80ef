import { execFile, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { findBrowser } from '../../setup/browser.ts';

/** Of 100. */
export interface Scores {
  performance: number;
  accessibility: number;
  practices: number;
  seo: number;
}

const source = path.join(import.meta.dirname, 'lighthouse');
const home = path.resolve(import.meta.dirname, '../../../var/audit');
const program = path.join(home, 'node_modules/lighthouse/cli/index.js');

/** The sandbox refuses to run as root; Lighthouse, unlike Playwright, does not switch it off by itself. */
const chromeFlags = '--headless=new --no-sandbox';

const Category = z.object({ score: z.number().nullable() });
const Report = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  categories: z.object({
    performance: Category,
    accessibility: Category,
    'best-practices': Category,
    seo: Category,
  }),
});

/** One run, as a phone on a slow network: Lighthouse's own standard. Throws when it could not run. */
export async function runLighthouse(url: string): Promise<Scores> {
  const { type, executablePath = type.executablePath() } = findBrowser();
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [program, url, '--output=json', '--quiet', `--chrome-flags=${chromeFlags}`],
    { env: { ...process.env, CHROME_PATH: executablePath }, maxBuffer: 64 * 1024 * 1024 },
  );
  const { runtimeError, categories } = Report.parse(JSON.parse(stdout));
  if (runtimeError) throw new Error(`Lighthouse could not measure ${url}: ${runtimeError.message}`);
  return {
    performance: hundredths(categories.performance),
    accessibility: hundredths(categories.accessibility),
    practices: hundredths(categories['best-practices']),
    seo: hundredths(categories.seo),
  };
}

/** Installs the version of the lock file, unless it is there. */
export function installLighthouse(): void {
  const wanted = readFileSync(path.join(source, 'package-lock.json'), 'utf8');
  const present = path.join(home, 'package-lock.json');
  if (existsSync(program) && readFileSync(present, 'utf8') === wanted) return;
  console.error('Installing Lighthouse into var/audit (once) …');
  mkdirSync(home, { recursive: true });
  for (const name of ['package.json', 'package-lock.json']) {
    copyFileSync(path.join(source, name), path.join(home, name));
  }
  const flags = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', flags, { cwd: home, stdio: ['ignore', 2, 2] });
  if (status !== 0)
    throw new Error('npm could not install Lighthouse: its message above says why.');
}

function hundredths({ score }: z.infer<typeof Category>): number {
  return Math.round((score ?? 0) * 100);
}
