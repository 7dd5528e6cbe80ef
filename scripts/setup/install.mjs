/**
 * Makes `node_modules` match the lock file before an npm script runs. Plain JavaScript without
 * dependencies, because it runs before anything is installed, under any Node from 20 on.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const runtime = join(
  root,
  'node_modules/node/bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);
const oldestRuntime = 24;

if (!isInstalled()) install();

function isInstalled() {
  const installed = readPackages('node_modules/.package-lock.json');
  if (installed === undefined || !existsSync(runtime)) return false;
  const locked = readPackages('package-lock.json') ?? {};
  return Object.entries(locked).every(
    ([path, wanted]) => path === '' || isSatisfied(wanted, installed[path]),
  );
}

/** npm leaves out the optional packages of other platforms. */
function isSatisfied(wanted, found) {
  if (found === undefined) return wanted.optional === true || wanted.devOptional === true;
  return found.version === wanted.version && found.integrity === wanted.integrity;
}

function readPackages(path) {
  const file = join(root, path);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : undefined;
}

function install() {
  console.error('Installing the packages named in package-lock.json (once, about a minute) …');
  // Errors alone: some packages ask for a newer Node than the one that runs npm, and get it below.
  const flags = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status, error } = spawnSync('npm', ['ci', ...flags], {
    cwd: root,
    env: { ...process.env, PATH: pathWithoutPackages() },
    shell: process.platform === 'win32',
    stdio: ['ignore', 2, 2],
  });
  if (error) stop(`npm could not be started: ${error.message}`);
  if (status !== 0) stop('npm ci failed: its message above says why. Nothing else was started.');
  checkRuntime();
}

/** `npm ci` deletes `node_modules`, so it must not run on the Node that is kept inside. */
function pathWithoutPackages() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.filter((folder) => !/node_modules[\\/]\.bin[\\/]?$/.test(folder)).join(delimiter);
}

function checkRuntime() {
  const { stdout } = spawnSync(runtime, ['--version'], { encoding: 'utf8' });
  const major = Number(/^v(\d+)\./.exec(stdout ?? '')?.[1]);
  if (major >= oldestRuntime) return;
  stop(
    `Node ${oldestRuntime} was not installed into node_modules. Its install script must be allowed: run "npm ci --ignore-scripts=false", then try again.`,
  );
}

function stop(message) {
  console.error(message);
  process.exit(1);
}
