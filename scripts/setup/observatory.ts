import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const source = join(import.meta.dirname, 'observatory');
const home = join(import.meta.dirname, '../../var/tools/observatory');
const folder = join(home, 'node_modules/@mdn/mdn-http-observatory');
const lock = 'package-lock.json';
const mark = join(home, 'installed.json');
const installTimeoutMs = 150_000;

/** The folder of the HTTP Observatory's package; undefined where it is not installed. */
export function findObservatory(): string | undefined {
  const wanted = readFileSync(join(source, lock), 'utf8');
  return existsSync(mark) && readFileSync(mark, 'utf8') === wanted ? folder : undefined;
}

/**
 * Installs Mozilla's HTTP Observatory apart from the site's own packages: its install script asks other
 * hosts for lists, which would break `npm ci` behind a closed network.
 */
export function installObservatory(): void {
  if (findObservatory()) return;
  console.error('Installing the HTTP Observatory into var/tools (once) …');
  mkdirSync(home, { recursive: true });
  for (const name of ['package.json', lock]) cpSync(join(source, name), join(home, name));
  const { status } = spawnSync(
    'npm',
    ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: home,
      stdio: ['ignore', 2, 2],
      timeout: installTimeoutMs,
      shell: process.platform === 'win32',
    },
  );
  if (status !== 0) return;
  // The list that the skipped script would fetch; a local name is on none.
  mkdirSync(join(folder, 'conf'), { recursive: true });
  writeFileSync(join(folder, 'conf/hsts-preload.json'), '{}');
  cpSync(join(home, lock), mark);
}
