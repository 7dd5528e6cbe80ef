import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Files to write, by their path below a folder. The same content always gives the same bytes. */
export type Output = Map<string, string | Uint8Array>;

/**
 * Replaces a folder by new files, whole: they are written into `scratch` first, so that a failure on the
 * way leaves the old folder as it was. Nothing is written when the folder holds these bytes already.
 *
 * @param scratch on the same file system, and where nobody lists files: they are gone a moment later
 * @returns whether anything was written
 */
export async function swapFolder(
  folder: string,
  output: Output,
  scratch: string,
): Promise<boolean> {
  if (await holds(folder, output)) return false;
  const next = path.join(scratch, `${path.basename(folder)}.${randomUUID()}`);
  const previous = `${next}.old`;
  try {
    for (const one of [next, path.dirname(folder)]) await mkdir(one, { recursive: true });
    for (const [name, content] of output) {
      const file = path.join(next, name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, content);
    }
    await rename(folder, previous).catch(unlessMissing);
    await rename(next, folder).catch(async (error) => {
      await rename(previous, folder).catch(unlessMissing);
      throw error;
    });
  } finally {
    await Promise.all([next, previous].map((one) => rm(one, { recursive: true, force: true })));
  }
  return true;
}

async function holds(folder: string, output: Output): Promise<boolean> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    unlessMissing,
  );
  const files = entries?.filter((entry) => entry.isFile());
  if (files?.length !== output.size) return false;
  for (const { parentPath, name } of files) {
    const file = path.join(parentPath, name);
    const content = output.get(path.relative(folder, file).replaceAll(path.sep, '/'));
    if (content === undefined) return false;
    if (!Buffer.from(content).equals(await readFile(file))) return false;
  }
  return true;
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
