import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { ProjectCopy } from '../../features/support/project.ts';
import { type Mutant, withFault } from './mutants.ts';

/** Which tests are held to a fault. */
export type Jury = { unit: boolean; features: boolean };

export type Verdict = {
  mutant: Mutant;
  /** What failed first; undefined when the mutant lives. */
  killer: string | undefined;
};

/** The server is read as it is: a fault in it needs no build. */
const needsNoBuild = /^app\/server\//u;
/** Long enough for a build and some features on a busy machine. */
const longest = 10 * 60 * 1000;

/** Tries a fault in a copy of the project, and takes it back. */
export async function tryFault(copy: ProjectCopy, mutant: Mutant, jury: Jury): Promise<Verdict> {
  let original = '';
  await copy.change(mutant.file, (source) => {
    original = source;
    return withFault(source, mutant);
  });
  try {
    return { mutant, killer: await findKiller(copy, mutant, jury) };
  } finally {
    await copy.change(mutant.file, () => original);
  }
}

/** A fault that does not build proves nothing about the tests. */
export async function build(copy: ProjectCopy): Promise<void> {
  if (!(await passes(copy, ['scripts/build/run.ts']))) throw new Error('It does not build.');
}

export function passesUnit(copy: ProjectCopy, files: readonly string[]): Promise<boolean> {
  return passes(copy, ['node_modules/vitest/vitest.mjs', 'run', '--bail=1', ...files]);
}

/** Ends with the first scenario that fails. */
export function passesFeatures(copy: ProjectCopy, paths: readonly string[]): Promise<boolean> {
  const cucumber = 'node_modules/@cucumber/cucumber/bin/cucumber.js';
  return passes(copy, [cucumber, '--fail-fast', '--parallel', '0', ...paths]);
}

async function findKiller(copy: ProjectCopy, { file, unit, features }: Mutant, jury: Jury) {
  if (jury.unit && unit.length > 0 && !(await passesUnit(copy, unit))) return unit.join(', ');
  if (!jury.features || features.length === 0) return undefined;
  if (!needsNoBuild.test(file)) await build(copy);
  return (await passesFeatures(copy, features)) ? undefined : features.join(', ');
}

async function passes(copy: ProjectCopy, args: readonly string[]): Promise<boolean> {
  const child = spawn(process.execPath, [...args], {
    cwd: copy.folder,
    stdio: 'ignore',
    timeout: longest,
  });
  const [code]: unknown[] = await once(child, 'exit');
  return code === 0;
}
