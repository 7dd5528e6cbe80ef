import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** Of a build: in its server's folder, of which nothing is served. */
const versionFile = 'server/content-version';

/** A digest of the compiled content in a directory: the same for the same names and bytes of files. */
export async function contentVersion(directory: string): Promise<string> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(directory, join(parentPath, name)))
    .sort();
  const digest = createHash('sha256');
  for (const file of files) {
    const content = await readFile(join(directory, file));
    digest.update(`${file}\0${content.byteLength}\0`).update(content);
  }
  return digest.digest('hex');
}

/** Notes in a build of which content it was made. */
export async function noteContentVersion(buildDirectory: string, version: string): Promise<void> {
  await writeFile(join(buildDirectory, versionFile), version);
}

/** What `noteContentVersion` wrote; undefined in a build that does not say. */
export async function builtContentVersion(buildDirectory: string): Promise<string | undefined> {
  return readFile(join(buildDirectory, versionFile), 'utf8').catch(() => undefined);
}
