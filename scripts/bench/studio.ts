import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { compileContent } from '../content/build.ts';
import { makeWorkspace } from '../content/workspace.ts';
import { makeLiveSite } from '../dev/live-site.ts';
import { versionOf } from '../studio/files/content-files.ts';
import { makeSourceTable } from '../studio/marks/source-table.ts';
import { makeStudio } from '../studio/server/studio.ts';
import { copyProject } from '../test/project-copy.ts';
import { addEntries } from './content-files.ts';
import { median, timeOf } from './median.ts';
import type { Row } from './row.ts';
import { measureInBrowser } from './studio-browser.ts';

const home = 'content/pages/home.yaml';
const title = ['sections', 0, 'title', 'fr'];
const entries = 10_000;
/** What the studio promises, in milliseconds: a key and a save of the real content, either with many entries. */
const promised = { key: 150, save: 300, many: 500 };

/** What a key and a save take on the server and in a browser, beside a compile of the whole content. */
export async function benchStudio(): Promise<Row[]> {
  const copy = await copyProject(['features', 'cucumber.mjs', 'package-lock.json']);
  const root = copy.folder;
  try {
    const real = await measure(root);
    addEntries(root, entries);
    const many = await measure(root);
    const title = `${entries.toLocaleString('en')} entries more`;
    return [
      row('studio: a key, to its checks and texts', real.key, real.whole, promised.key),
      row('studio: a save, to the page as it is shown then', real.save, real.whole, promised.save),
      row('studio, in a browser: a key, to the page', real.browser.key, real.whole, promised.key),
      row('studio, in a browser: a save', real.browser.save, real.whole, promised.save),
      row(`studio, ${title}: a key`, many.key, many.whole, promised.many),
      row(`studio, ${title}: a save`, many.save, many.whole, promised.many),
      row(`studio, ${title}, in a browser: a key`, many.browser.key, many.whole, promised.many),
      row(`studio, ${title}, in a browser: a save`, many.browser.save, many.whole, promised.many),
    ];
  } finally {
    await copy.remove();
  }
}

/** Milliseconds, the middle of several runs. */
async function measure(root: string) {
  const workspace = makeWorkspace(root);
  const table = makeSourceTable();
  const live = makeLiveSite(root, workspace, table.annotate);
  const studio = makeStudio({ root, workspace, table, live });
  await live.follow();
  const key = await median((run) =>
    timeOf(() =>
      studio.draft({ file: home, changes: [{ at: title, value: `Un titre à la frappe ${run}` }] }),
    ),
  );
  const save = await median((run) =>
    timeOf(async () => {
      const version = versionOf(await readFile(path.join(root, home), 'utf8'));
      const value = `Un titre enregistré ${run}`;
      const answer = await studio.save({ file: home, version, changes: [{ at: title, value }] });
      if (answer.state !== 'saved') throw new Error(`a save was answered with "${answer.state}"`);
    }),
  );
  const whole = await median(() => timeOf(() => compileContent(root)), 3);
  return { key, save, whole, browser: await measureInBrowser(root) };
}

function row(name: string, ours: number, whole: number, most: number): Row {
  return {
    name,
    ours: `${ours.toFixed(0)} ms`,
    peer: `at most ${most} ms; the whole content compiled: ${whole.toFixed(0)} ms`,
    ratio: whole / ours,
    missed: ours > most,
  };
}
