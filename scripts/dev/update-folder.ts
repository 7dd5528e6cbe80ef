import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Output } from '../content/emit/output.ts';

/**
 * Makes a folder hold these files and no others, touching only what differs: whoever watches it is
 * told of nothing else. Not atomic, unlike the build's swap.
 *
 * @returns the names of the files that were written or removed
 */
export async function updateFolder(folder: string, output: Output): Promise<string[]> {
  const present = await namesIn(folder);
  const changed: string[] = [];
  for (const [name, content] of output) {
    const file = path.join(folder, name);
    if (present.has(name) && Buffer.from(content).equals(await readFile(file))) continue;
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
    changed.push(name);
  }
  for (const name of present) {
    if (output.has(name)) continue;
    await rm(path.join(folder, name));
    changed.push(name);
  }
  return changed;
}

async function namesIn(folder: string): Promise<Set<string>> {
  await mkdir(folder, { recursive: true });
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return new Set(
    files.map(({ parentPath, name }) =>
      path.relative(folder, path.join(parentPath, name)).replaceAll(path.sep, '/'),
    ),
  );
}
