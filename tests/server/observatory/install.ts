import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const home = join(import.meta.dirname, '../../../var/tools/observatory');
const installed = join(home, 'node_modules/@mdn/mdn-http-observatory');
const lock = 'package-lock.json';

/**
 * The folder of the HTTP Observatory’s package, installed apart from the site's own packages: its install
 * script asks other hosts for lists, which would break `npm ci` behind a closed network. Undefined,
 * and told on the error output, where the registry cannot be reached.
 */
export function findObservatory(): string | undefined {
  if (!isInstalled() && !install()) {
    console.warn(
      'NOT TESTED HERE: Mozilla’s HTTP Observatory cannot be installed from the registry',
    );
    return undefined;
  }
  return installed;
}

function isInstalled(): boolean {
  const wanted = readFileSync(join(import.meta.dirname, lock), 'utf8');
  const done = join(home, 'installed.json');
  return existsSync(done) && readFileSync(done, 'utf8') === wanted;
}

function install(): boolean {
  mkdirSync(home, { recursive: true });
  for (const name of ['package.json', lock]) {
    cpSync(join(import.meta.dirname, name), join(home, name));
  }
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', ['ci', ...flags], {
    cwd: home,
    stdio: 'ignore',
    timeout: 150_000,
  });
  if (status !== 0) return false;
  // The list that the skipped script would fetch; a local name is on none.
  mkdirSync(join(installed, 'conf'), { recursive: true });
  writeFileSync(join(installed, 'conf/hsts-preload.json'), '{}');
  cpSync(join(home, lock), join(home, 'installed.json'));
  return true;
}
