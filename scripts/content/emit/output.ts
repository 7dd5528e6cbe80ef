import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Files to write, by their path below a folder. The same content always gives the same bytes. */
export type Output = Map<string, string | Uint8Array>;

/**
 * Replaces a folder by new files, whole: they are written beside it first, so that a failure on the
 * way leaves the old folder as it was. Nothing is written when the folder holds these bytes already.
 *
 * @returns whether anything was written
 */
export async function swapFolder(folder: string, output: Output): Promise<boolean> {
  if ((await fingerprintOf(folder)) === fingerprint(output)) return false;
  const next = `${folder}.${randomUUID()}`;
  const previous = `${next}.old`;
  try {
    for (const [name, content] of output) {
      const file = path.join(next, name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, content);
    }
    await rename(folder, previous).catch(unlessMissing);
    await rename(next, folder);
  } finally {
    await Promise.all([next, previous].map((one) => rm(one, { recursive: true, force: true })));
  }
  return true;
}

async function fingerprintOf(folder: string): Promise<string | undefined> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    unlessMissing,
  );
  if (!entries) return undefined;
  const files = entries.filter((entry) => entry.isFile());
  const output: Output = new Map();
  for (const file of files) {
    const full = path.join(file.parentPath, file.name);
    output.set(path.relative(folder, full).replaceAll(path.sep, '/'), await readFile(full));
  }
  return fingerprint(output);
}

function fingerprint(output: Output): string {
  const hash = createHash('sha256');
  for (const name of [...output.keys()].toSorted()) {
    const content = output.get(name) ?? '';
    hash.update(`${name}\0${Buffer.byteLength(content)}\0`).update(content);
  }
  return hash.digest('hex');
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
