import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compileContent } from '../content/build.ts';
import { makeSiteModules } from '../studio/compile/site-modules.ts';
import { makeWorkspace } from '../studio/compile/workspace.ts';
import { makeSourceTable } from '../studio/marks/source-table.ts';
import { versionOf } from '../studio/server/content-files.ts';
import { makeStudio } from '../studio/server/studio.ts';
import type { Row } from './row.ts';

const home = 'content/pages/home.yaml';
const title = ['sections', 0, 'title', 'fr'];
const runs = 7;
const mostForKeyMs = 150;
const mostForSaveMs = 300;

/** What a key and a save take on the server, beside a compile of the whole content. */
export async function benchStudio(): Promise<Row[]> {
  const root = await mkdtemp(path.join(tmpdir(), 'bench-studio-'));
  try {
    await cp('content', path.join(root, 'content'), { recursive: true });
    const workspace = makeWorkspace(root);
    const table = makeSourceTable();
    const modules = makeSiteModules(root, workspace, table);
    const studio = makeStudio({ root, workspace, table, modules });
    await modules.refresh();
    const key = await median((run) =>
      studio.draft(home, [{ at: title, value: `Un titre à la frappe ${run}` }]),
    );
    const save = await median(async (run) => {
      const version = versionOf(await readFile(path.join(root, home), 'utf8'));
      return studio.save(home, version, [{ at: title, value: `Un titre enregistré ${run}` }]);
    });
    const whole = await median(() => compileContent(root));
    return [
      row('studio: a key, to its checks and texts', key, whole, mostForKeyMs),
      row('studio: a save, to the compiled modules', save, whole, mostForSaveMs),
    ];
  } finally {
    await rm(root, { recursive: true });
  }
}

function row(name: string, ours: number, whole: number, most: number): Row {
  return {
    name,
    ours: `${ours.toFixed(0)} ms`,
    peer: `the whole content compiled: ${whole.toFixed(0)} ms`,
    ratio: whole / ours,
    missed: ours > most,
  };
}

async function median(task: (run: number) => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const started = performance.now();
    await task(run);
    times.push(performance.now() - started);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? 0;
}
