import { chmod, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { installPackage } from '../../../scripts/setup/debian.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

let folder: string;

beforeEach(async () => {
  folder = await temporaryFolder();
  vi.spyOn(console, 'error').mockReturnValue();
});

/** A package manager that notes how it was called and ends as told, call by call, with 0 after that. */
async function fakeApt(...ends: { says: string; code: number }[]): Promise<string> {
  const apt = join(folder, 'apt-get');
  const cases = ends.map(
    ({ says, code }, index) => `${index + 1}) echo "${says}" >&2; exit ${code};;`,
  );
  await writeFile(
    apt,
    `#!/bin/sh\necho "$@" >> ${folder}/calls\ncase $(wc -l < ${folder}/calls) in\n${cases.join('\n')}\nesac\n`,
  );
  await chmod(apt, 0o755);
  return apt;
}

async function calls(): Promise<string[]> {
  const lines = (await readFile(join(folder, 'calls'), 'utf8')).trim().split('\n');
  return lines.map((line) => line.replaceAll(/--\S+ /g, ''));
}

test('asks apt to wait for the lock of another package manager', async () => {
  expect(await installPackage('caddy', { apt: await fakeApt() })).toBe(true);
  const line = await readFile(join(folder, 'calls'), 'utf8');
  expect(line).toContain('--option=DPkg::Lock::Timeout=600');
  expect(line).toContain('install --yes --no-install-recommends caddy');
});

test('waits for the lists that another package manager holds', async () => {
  const locked = { says: 'E: Could not get lock /var/lib/apt/lists/lock.', code: 100 };
  const unknown = { says: 'E: Unable to locate package caddy', code: 100 };
  const apt = await fakeApt(unknown, locked, locked);
  expect(await installPackage('caddy', { apt, retryMs: 1 })).toBe(true);
  expect(await calls()).toEqual(['install caddy', 'update', 'update', 'update', 'install caddy']);
});

test('says no when the package cannot be had, and why', async () => {
  const refused = { says: 'E: Unable to locate package caddy', code: 100 };
  const apt = await fakeApt(refused, { says: '', code: 0 }, refused);
  expect(await installPackage('caddy', { apt, retryMs: 1 })).toBe(false);
  expect(console.error).toHaveBeenLastCalledWith(refused.says);
});
