import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Output } from '../../content/emit/output.ts';
import { asItIs } from '../../content/resolve/annotate.ts';
import type { SourceTable } from '../marks/source-table.ts';
import type { Workspace } from './workspace.ts';

/** The modules that the site in the frame is made of. */
export type SiteModules = {
  /** With marks, as they are now. */
  current: () => Promise<Output>;
  /** The content has changed: compiles it, and writes the modules without marks that differ. */
  refresh: () => Promise<void>;
  /** The content has changed by another program. */
  forget: () => void;
};

/**
 * Marks stay in memory: app/generated holds what every other command expects there. What is written
 * tells the development server which modules to ask for anew.
 */
export function makeSiteModules(
  root: string,
  workspace: Workspace,
  table: SourceTable,
): SiteModules {
  const folder = path.join(root, 'app/generated');
  let marked: Promise<Output | undefined> | undefined;
  let lastRight: Output = new Map();

  async function current(): Promise<Output> {
    marked ??= workspace.modules(table.annotate);
    // With a mistake in the content, the site stays as it was.
    lastRight = (await marked) ?? lastRight;
    return lastRight;
  }

  async function refresh(): Promise<void> {
    marked = undefined;
    await current();
    const plain = await workspace.modules(asItIs);
    for (const [name, content] of plain ?? []) {
      const file = path.join(folder, name);
      const before = await readFile(file, 'utf8').catch(() => undefined);
      if (before === content) continue;
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, content);
    }
  }

  return {
    current,
    refresh,
    forget: () => {
      marked = undefined;
    },
  };
}
