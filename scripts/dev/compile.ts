import path from 'node:path';
import { filesOf } from '../content/build.ts';
import { updateFolder } from '../content/emit/output.ts';
import type { Checked } from '../content/workspace.ts';

/**
 * Writes what was compiled into app/generated and public of a project, in place.
 *
 * @returns the files that are not what they were, by their path from the root
 */
export async function writeInPlace(root: string, { compiled }: Checked): Promise<string[]> {
  if (!compiled) return [];
  const changed: string[] = [];
  for (const [folder, output] of await filesOf(compiled, root)) {
    const names = await updateFolder(path.join(root, folder), output);
    changed.push(...names.map((name) => `${folder}/${name}`));
  }
  return changed;
}
