import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type BrowserType, chromium, firefox, webkit } from '@playwright/test';
import { canInstallPackages, installPackage } from './debian.ts';
import { findProgram } from './find-program.ts';

const types = { chromium, firefox, webkit };

export type BrowserName = keyof typeof types;

export interface FoundBrowser {
  type: BrowserType;
  /** Without it Playwright takes its own. */
  executablePath?: string;
}

// The headless shell draws no window that nobody sees: the features take half the time.
const debianPackages = ['chromium-headless-shell', 'chromium'];
const systemNames = [
  ...debianPackages,
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/**
 * The Chromium that `CHROMIUM_PATH` names, else Playwright's own browser, else the system's Chromium.
 * Installs nothing: throws one line that says what to do when there is none.
 */
export function findBrowser(name: BrowserName = 'chromium'): FoundBrowser {
  const found = locate(name);
  if (found) return found;
  throw new Error(`There is no ${name} here: run \`npm run setup -- ${name}\`.`);
}

/** Installs the browser where there is none: Playwright's own, else Debian's Chromium. */
export async function installBrowser(name: BrowserName): Promise<void> {
  if (locate(name)) return;
  if (playwright('install', name)) {
    // Without the right to install system libraries, the ones already there may do.
    if (canInstallPackages()) playwright('install-deps', name);
    return;
  }
  if (name !== 'chromium') throw new Error(`Playwright could not install its ${name}.`);
  if (canInstallPackages()) {
    for (const debianPackage of debianPackages) {
      if (await installPackage(debianPackage)) return;
    }
  }
  throw new Error(
    'No browser could be installed: install Chromium or Google Chrome, or set CHROMIUM_PATH to one.',
  );
}

export function isBrowserName(name: string): name is BrowserName {
  return Object.hasOwn(types, name);
}

function locate(name: BrowserName): FoundBrowser | undefined {
  const type = types[name];
  const chosen = name === 'chromium' ? process.env.CHROMIUM_PATH : undefined;
  if (chosen && !existsSync(chosen)) {
    throw new Error(
      `CHROMIUM_PATH names ${chosen}, where there is no file: correct it or unset it.`,
    );
  }
  if (chosen) return { type, executablePath: chosen };
  if (existsSync(type.executablePath())) return { type };
  const executablePath = name === 'chromium' ? findProgram(...systemNames) : undefined;
  return executablePath ? { type, executablePath } : undefined;
}

function playwright(...args: string[]): boolean {
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
  console.error(`Trying: playwright ${args.join(' ')}`);
  const { status } = spawnSync(process.execPath, [cli, ...args], { stdio: ['ignore', 2, 2] });
  return status === 0;
}
