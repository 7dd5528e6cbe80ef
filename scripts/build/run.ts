/**
 * `npm run build`. With `--draft` it makes pages to be looked at, not to be published: without what
 * only spares visitors time (compressed copies, social cards), and without the budgets.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { contentVersion, noteContentVersion } from '../../app/server/site/content-version.ts';
import { readArguments } from '../setup/arguments.ts';
import { buildMark, fingerprintOfSources } from '../setup/freshness.ts';

const root = path.resolve(import.meta.dirname, '../..');
const { values } = readArguments('build [-- --draft]', {
  options: { draft: { type: 'boolean', default: false } },
});
const mark = path.join(root, buildMark);
// What is saved from now on may not be in it.
const madeFrom = fingerprintOfSources(root);

await rm(mark, { force: true });
await run('scripts/content/cli.ts', 'build');
const version = await contentVersion(path.join(root, 'app/generated'));
await run('node_modules/@react-router/dev/bin.cjs', 'build');
// These read what the steps above have made, so they are loaded after them.
const { finishPages } = await import('./finish.ts');
await finishPages(root);
const { finishLicences } = await import('./licences.ts');
await finishLicences(root);
const { writeSecurityText } = await import('./security-text.ts');
await writeSecurityText(root, new Date());
const { writeCommitFile } = await import('./commit-file.ts');
await writeCommitFile(root);
const { writeSpeculationRules } = await import('./speculation-rules.ts');
await writeSpeculationRules(root);
await noteContentVersion(path.join(root, 'build'), version);
if (!values.draft) {
  const { drawCards } = await import('./cards.ts');
  await drawCards(root);
}
// Each folder of the site is named in them: they come after the last one.
const { writeHostFiles } = await import('./static-host/write.ts');
await writeHostFiles(root);
if (!values.draft) await readyToPublish();
await writeFile(mark, madeFrom);

async function readyToPublish(): Promise<void> {
  const { compressFolder } = await import('./compress.ts');
  await compressFolder(path.join(root, 'build/client'));
  const { measureBudgets, printBudgets } = await import('./budgets.ts');
  if (!printBudgets(await measureBudgets(root))) process.exit(1);
}

/** Runs a script of the project with this Node; its failure ends the build. */
async function run(script: string, ...args: string[]): Promise<void> {
  const child = spawn(process.execPath, [path.join(root, script), ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) process.exit(typeof code === 'number' ? code : 1);
}
