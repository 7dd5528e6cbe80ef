import { open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export const partialSuffix = '.partial';

/**
 * Writes a file whole or not at all: the content is on the disk before the name appears, and the
 * name is on the disk before this returns. A failure leaves nothing under the name.
 */
export async function writeDurably(path: string, content: string): Promise<void> {
  const partial = path + partialSuffix;
  try {
    const file = await open(partial, 'w', 0o600);
    try {
      await file.writeFile(content, 'utf8');
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(partial, path);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
  await syncDirectory(dirname(path));
}

/** Moves a file into another directory, durably in both. */
export async function moveDurably(directory: string, target: string, name: string): Promise<void> {
  await rename(join(directory, name), join(target, name));
  await syncDirectory(target);
  await syncDirectory(directory);
}

async function syncDirectory(path: string): Promise<void> {
  const directory = await open(path, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}
