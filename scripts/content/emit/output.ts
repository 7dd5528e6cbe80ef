import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Files to write, by their path below a folder. The same content always gives the same bytes. */
export type Output = Map<string, string | Uint8Array>;

/**
 * Makes a folder hold these files and no others, touching only what differs: whoever watches it is
 * told of nothing else. A file that another one names is there first: new ones are written before the ones that change,
 * old ones removed at the end. What an interrupted run leaves is put right by the next.
 *
 * @returns the names of the files that were written or removed
 */
export async function updateFolder(folder: string, output: Output): Promise<string[]> {
  const present = await namesIn(folder);
  const changed: string[] = [];
  const newFirst = [...output].sort(([a], [b]) => Number(present.has(a)) - Number(present.has(b)));
  for (const [name, content] of newFirst) {
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
