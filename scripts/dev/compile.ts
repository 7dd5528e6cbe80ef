import path from 'node:path';
import { compileContent } from '../content/build.ts';
import type { Diagnostic } from '../content/mistakes/catalogue.ts';
import { everything } from '../content/resolve/showing.ts';
import { updateFolder } from './update-folder.ts';

export type Compiled = {
  diagnostics: Diagnostic[];
  /** Whether there is a mistake: what was compiled last still stands then. */
  failed: boolean;
  /** The files that are not what they were, by their path from the root. */
  changed: string[];
};

/** Compiles content/ into app/generated and public of a project, in place. */
export async function compileInPlace(root: string): Promise<Compiled> {
  const { diagnostics, folders } = await compileContent(root, everything());
  if (!folders) return { diagnostics, failed: true, changed: [] };
  const changed: string[] = [];
  for (const [folder, output] of folders) {
    const names = await updateFolder(path.join(root, folder), output);
    changed.push(...names.map((name) => `${folder}/${name}`));
  }
  return { diagnostics, failed: false, changed };
}
