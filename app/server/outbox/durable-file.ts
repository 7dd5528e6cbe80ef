import { chmod, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { codeOf } from '../error-code.ts';

export const partialSuffix = '.partial';

/**
 * Writes a file whole or not at all: the content is on the disk before the name appears, and the
 * name is on the disk before this returns. A failure leaves what was there under the name; only when
 * the disk cannot sync the directory, the new content may be there.
 */
export async function writeDurably(path: string, content: string): Promise<void> {
  const partial = path + partialSuffix;
  // Before the name appears: after that nothing but the disk itself may fail.
  await using directory = await open(dirname(path), 'r');
  try {
    await writeSynced(partial, content);
    await rename(partial, path);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
  await directory.sync();
}

/** Moves a file into another directory, durably in both. */
export async function moveDurably(directory: string, target: string, name: string): Promise<void> {
  await using from = await open(directory, 'r');
  await using to = await open(target, 'r');
  await rename(join(directory, name), join(target, name));
  await to.sync();
  await from.sync();
}

/** A directory for everybody's files, such as /tmp. */
const stickyBit = 0o1000;

/** Lets nobody else read a directory; false when that is not this user's to decide. */
export async function restrictToOwner(path: string): Promise<boolean> {
  const { mode, uid } = await stat(path);
  if ((mode & 0o777) === 0o700) return true;
  const user = process.getuid?.();
  if ((uid !== user && user !== 0) || (mode & stickyBit) !== 0) return false;
  await chmod(path, 0o700);
  return true;
}

/**
 * Makes a directory with those above it, durably in each. Not by `mkdir`'s own `recursive`, which
 * never ends where a file system denies a new name with "no such file" (`/proc`).
 */
export async function makeDirectoryDurably(path: string): Promise<void> {
  try {
    await mkdir(path);
  } catch (error) {
    if (await isDirectory(path)) return;
    if (codeOf(error) !== 'ENOENT' || (await isDirectory(dirname(path)))) throw error;
    await makeDirectoryDurably(dirname(path));
    await mkdir(path);
  }
  await using parent = await open(dirname(path), 'r');
  await parent.sync();
}

async function isDirectory(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found?.isDirectory() ?? false;
}

async function writeSynced(path: string, content: string): Promise<void> {
  await using file = await open(path, 'w', 0o600);
  await file.writeFile(content, 'utf8');
  await file.sync();
}
