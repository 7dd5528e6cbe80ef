/**
 * `npm run mutation`: breaks the code on purpose, and fails where too little of it is noticed. `-- unit`: each small fault of
 * the pure modules against the unit tests alone, by Stryker, down to the kept score. `-- wiring`: the faults of `faults.yaml`
 * against the features alone; words after it choose those that hold one of them.
 */
import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { findUnnoticed } from './wiring.ts';

const [part, ...words] = process.argv.slice(2);
const isGood = [part === 'wiring' || unit(), part === 'unit' || (await wiring())];
process.exitCode = isGood.includes(false) ? 1 : 0;

/** Stryker is a package of its own: who works on the site does not install it. It takes the project's vitest. */
function unit(): boolean {
  const source = path.join(import.meta.dirname, 'stryker');
  const folder = path.resolve('var/mutation');
  for (const file of ['package.json', 'package-lock.json']) {
    cpSync(path.join(source, file), path.join(folder, file));
  }
  const flags = ['--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund'];
  const npm = spawnSync('npm', ['ci', '--prefix', folder, ...flags], { stdio: 'inherit' });
  if (npm.status !== 0) return false;
  const cli = path.join(folder, 'node_modules/@stryker-mutator/core/bin/stryker.js');
  const command = [cli, 'run', path.join(source, 'config.json')];
  return spawnSync(process.execPath, command, { stdio: 'inherit' }).status === 0;
}

async function wiring(): Promise<boolean> {
  const unnoticed = await findUnnoticed(words);
  console.log(`${unnoticed.length} of the cut wires were not noticed.`);
  return unnoticed.length === 0;
}
