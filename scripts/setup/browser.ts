import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** How Playwright launches a browser. Without `executablePath` it takes its own. */
export interface Browser {
  executablePath?: string;
  args: string[];
}

interface Attempt {
  command: string[];
  possible: boolean;
}

const installMinutes = 6;

const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
  // The same letters on every machine: without hinting, glyphs keep their designed widths.
  '--font-render-hinting=none',
];

// The headless shell draws no window that nobody sees: the features take half the time.
const systemNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

const debianPackages = ['chromium-headless-shell', 'chromium'].map(
  (name) => `apt-get install -y ${name}`,
);

/**
 * The browser that drives the features: the one `CHROMIUM_PATH` names, else Playwright's own, else
 * the system's, else one installed now. Throws one line that says what to do when none can be had.
 */
export async function findBrowser(): Promise<Browser> {
  const chosen = named();
  const executablePath = chosen ?? present() ?? installed();
  const isOwn = !chosen && executablePath === chromium.executablePath();
  return {
    // Left to choose, Playwright takes the headless shell that it installed beside its browser.
    ...(!isOwn && { executablePath }),
    args: isRoot() ? ['--no-sandbox', ...quiet] : quiet,
  };
}

function named(): string | undefined {
  const path = process.env.CHROMIUM_PATH;
  if (!path) return undefined;
  if (existsSync(path)) return path;
  throw new Error(`CHROMIUM_PATH names ${path}, where there is no file: correct it or unset it.`);
}

function present(): string | undefined {
  const own = chromium.executablePath();
  if (existsSync(own)) return own;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = systemNames.flatMap((name) => folders.map((folder) => join(folder, name)));
  return candidates.find((path) => existsSync(path));
}

function installed(): string {
  for (const { command, possible } of attempts()) {
    if (!possible) continue;
    console.error(`No browser found, trying: ${command.join(' ')}`);
    const [program = '', ...args] = command;
    spawnSync(program, args, { stdio: ['ignore', 2, 2], timeout: installMinutes * 60_000 });
    const found = present();
    if (found) return found;
  }
  throw new Error(
    'No browser for the features: install chromium or Google Chrome, or set CHROMIUM_PATH to one.',
  );
}

function attempts(): Attempt[] {
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
  const playwright = [process.execPath, cli, 'install'];
  const debian = isRoot() && existsSync('/etc/debian_version');
  return [
    { command: [...playwright, '--with-deps', 'chromium'], possible: true },
    // Without the right to install system libraries, the ones already there may do.
    { command: [...playwright, 'chromium'], possible: !isRoot() },
    {
      command: ['sh', '-c', `apt-get update && (${debianPackages.join(' || ')})`],
      possible: debian,
    },
  ];
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}
