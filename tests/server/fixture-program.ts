import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * The path of a system program, installed from Debian's package when this machine allows it.
 * Undefined, and told on the error output, where it cannot be had: what needs it is then not tested.
 */
export function findProgram(name: string, debianPackage: string): string | undefined {
  const found = present(name) ?? (mayInstall() ? installed(name, debianPackage) : undefined);
  if (!found) {
    console.warn(`NOT TESTED HERE: ${name} is missing (Debian: apt-get install ${debianPackage})`);
  }
  return found;
}

function present(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** Test files run side by side, and apt by itself does not wait for another apt's lists. */
function installed(name: string, debianPackage: string): string | undefined {
  const install = `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${debianPackage}`;
  spawnSync('flock', ['/tmp/apt-get.lock', 'sh', '-c', install], {
    // Runlevel 1: the package's service is not started.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    stdio: 'ignore',
    timeout: 120_000,
  });
  return present(name);
}

function mayInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version');
}
