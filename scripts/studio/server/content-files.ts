import { createHash, randomUUID } from 'node:crypto';
import { lstat, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** Thrown for a path that the studio does not read or write; its message is for people. */
export class RefusedPath extends Error {}

/** The file holds something else than the change was made for. */
export type Conflict = { theirs: string };

export function versionOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** Reads a content file. Throws a RefusedPath for anything else. */
export async function readContentFile(root: string, file: string): Promise<string> {
  return readFile(await contentPath(root, file), 'utf8');
}

/**
 * Replaces a content file whole: whoever reads it sees the old text or the new one. Writes nothing,
 * and answers what stands there, when that is not what the writer has read.
 */
export async function writeContentFile(
  root: string,
  file: string,
  version: string,
  text: string,
): Promise<Conflict | undefined> {
  const target = await contentPath(root, file);
  const theirs = await readFile(target, 'utf8');
  if (versionOf(theirs) !== version) return { theirs };
  // Hidden files are no content: neither the compiler nor a watcher minds it.
  const next = path.join(path.dirname(target), `.${path.basename(target)}.${randomUUID()}`);
  try {
    const { mode } = await lstat(target);
    const handle = await open(next, 'wx', mode);
    try {
      await handle.writeFile(text);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(next, target);
  } finally {
    await rm(next, { force: true });
  }
  return undefined;
}

/** Each folder on the way, and the file itself, must be what it seems: no symbolic link. */
async function contentPath(root: string, file: string): Promise<string> {
  if (!/^content\/(?:[a-z0-9-]+\/)*[a-z0-9-]+\.yaml$/.test(file)) {
    throw new RefusedPath(`${file} is no file of content/.`);
  }
  let current = root;
  for (const part of file.split('/')) {
    current = path.join(current, part);
    const stats = await lstat(current).catch(() => undefined);
    if (!stats) throw new RefusedPath(`${file} is not there.`);
    if (stats.isSymbolicLink()) throw new RefusedPath(`${file} is reached by a symbolic link.`);
  }
  return current;
}
