import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';

const lockTimeoutSeconds = 600;
const lockRetryMs = 2000;

/** dpkg's own lock is waited for by apt itself; that of the package lists is not. */
const listsAreLocked = /Could not get lock/;

export interface AptOptions {
  /** The command, for tests. */
  apt?: string;
  retryMs?: number;
}

export function canInstallPackages(): boolean {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version');
}

/** Whether a Debian package could be installed. Waits for another package manager to finish. */
export async function installPackage(name: string, options: AptOptions = {}): Promise<boolean> {
  console.error(`Installing ${name} (Debian) …`);
  const install = ['install', '--yes', '--no-install-recommends', name];
  // The lists of a fresh machine are empty, or too old to hold what the servers still have.
  return (
    (await apt(install, options)) || ((await apt(['update'], options)) && apt(install, options))
  );
}

async function apt(
  args: readonly string[],
  { apt: command = 'apt-get', retryMs = lockRetryMs }: AptOptions,
): Promise<boolean> {
  const deadline = Date.now() + lockTimeoutSeconds * 1000;
  for (;;) {
    const { code, errors } = await run(command, [
      '--quiet=2',
      `--option=DPkg::Lock::Timeout=${lockTimeoutSeconds}`,
      ...args,
    ]);
    if (code === 0) return true;
    if (!listsAreLocked.test(errors) || Date.now() > deadline) {
      console.error(errors.trim());
      return false;
    }
    await setTimeout(retryMs);
  }
}

async function run(command: string, args: readonly string[]) {
  const child = spawn(command, args, {
    // At runlevel 1 the package's service is not started; what is read of its errors is English.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1', LC_ALL: 'C' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [errors, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  return { code: Number(code), errors };
}
