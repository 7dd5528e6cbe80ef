import { isUtf8 } from 'node:buffer';
import { createHash, randomUUID } from 'node:crypto';
import { link, lstat, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { markOf, withoutMark } from '../../content/read/read-text.ts';

/** Thrown for a path that the studio does not read or write; its message is for people. */
export class RefusedPath extends Error {}

/** Thrown for a file whose bytes are no UTF-8: written again, they would be other ones. */
export class NotUtf8 extends RefusedPath {}

/** Thrown for a content file that is not there, or no longer. */
export class MissingFile extends RefusedPath {}

export function versionOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** Reads a content file. Throws a RefusedPath for anything else, a MissingFile where there is none. */
export async function readContentFile(root: string, file: string): Promise<string> {
  return readText(await existingPath(root, inContent(file)));
}

/** The text of a content file; undefined when there is none. */
export async function findContentFile(root: string, file: string): Promise<string | undefined> {
  const target = await safePath(root, inContent(file));
  return (await exists(target)) ? readText(target) : undefined;
}

/**
 * Replaces a content file whole: whoever reads it sees the old text or the new one. Whether it was
 * written: it is not when the file no longer holds what the writer has read.
 */
export async function writeContentFile(
  root: string,
  file: string,
  version: string,
  text: string,
): Promise<boolean> {
  return replaceFile(await existingPath(root, inContent(file)), version, text);
}

/** The text of a file as the compiler reads it: without byte order mark. Throws a NotUtf8. */
export async function readText(target: string): Promise<string> {
  return withoutMark(await decoded(target));
}

async function decoded(target: string): Promise<string> {
  const bytes = await readFile(target);
  if (!isUtf8(bytes)) throw new NotUtf8(`${target} is no UTF-8.`);
  return bytes.toString('utf8');
}

/** The same at a path that was found safe. A byte order mark stays. */
export async function replaceFile(target: string, version: string, text: string): Promise<boolean> {
  const standing = await decoded(target);
  if (versionOf(withoutMark(standing)) !== version) return false;
  const { mode } = await lstat(target);
  await writeBeside(target, mode, markOf(standing) + text, (next) => rename(next, target));
  return true;
}

/** Makes a content file. Whether it was made: one that is there already stays. */
export async function createContentFile(
  root: string,
  file: string,
  text: string,
): Promise<boolean> {
  const target = await safePath(root, inContent(file));
  if (await exists(target)) return false;
  // A link fails where a file has come meanwhile: nothing is overwritten.
  await writeBeside(target, 0o644, text, (next) => link(next, target));
  return true;
}

/** Takes a content file away, when it still holds what the writer has read. Whether it did. */
export async function removeContentFile(
  root: string,
  file: string,
  version: string,
): Promise<boolean> {
  const target = await existingPath(root, inContent(file));
  if (versionOf(await readText(target)) !== version) return false;
  await rm(target);
  return true;
}

/** Writes a whole file beside its target, and lets `settle` put it in its place. */
export async function writeBeside(
  target: string,
  mode: number,
  content: string | Uint8Array,
  settle: (next: string) => Promise<void>,
): Promise<void> {
  // Hidden files are no content: neither the compiler nor a watcher minds it.
  const next = path.join(path.dirname(target), `.${path.basename(target)}.${randomUUID()}`);
  try {
    const handle = await open(next, 'wx', mode);
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await settle(next);
  } finally {
    await rm(next, { force: true });
  }
}

/** The path of a content file from the root. Throws a RefusedPath for anything else. */
function inContent(file: string): string {
  if (/^content\/(?:[a-z0-9-]+\/)*[a-z0-9-]+\.yaml$/.test(file)) return file;
  throw new RefusedPath(`${file} is no file of content/.`);
}

/** The path of a file that is there, as `safePath` finds it. */
export async function existingPath(root: string, file: string): Promise<string> {
  const target = await safePath(root, file);
  if (!(await exists(target))) throw new MissingFile(`${file} is not there.`);
  return target;
}

/** The path of a file that need not be there yet; its folders are, and nothing on the way is a link. */
export async function safePath(root: string, file: string): Promise<string> {
  const parts = file.split('/');
  let current = root;
  for (const [index, part] of parts.entries()) {
    current = path.join(current, part);
    const stats = await lstat(current).catch(() => undefined);
    if (!stats && index < parts.length - 1) throw new MissingFile(`${file} is not there.`);
    if (stats?.isSymbolicLink()) throw new RefusedPath(`${file} is reached by a symbolic link.`);
  }
  return current;
}

async function exists(target: string): Promise<boolean> {
  return (await lstat(target).catch(() => undefined)) !== undefined;
}
