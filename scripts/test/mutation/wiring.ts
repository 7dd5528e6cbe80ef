import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { copyProject, type ProjectCopy } from '../project-copy.ts';
import { breakExport } from './break-export.ts';
import { type Fault, readFaults } from './faults.ts';

const cucumber = 'node_modules/@cucumber/cucumber/bin/cucumber.js';
/** Most scenarios fail here, and each waits so long for what does not come. */
const stateTimeoutMs = '5000';

/** Makes each fault in a copy of the project and plays its features there: those that all of them pass. */
export async function findUnnoticed(words: readonly string[]): Promise<Fault[]> {
  const faults = readFaults().filter(
    ({ breaks }) => words.length === 0 || words.some((word) => breaks.includes(word)),
  );
  const copy = await copyProject(['features', 'cucumber.mjs', 'tests', 'docs', 'deploy']);
  try {
    await build(copy);
    // What fails without a fault would notice any.
    const { isGood, output } = await play(copy, [...new Set(faults.map(({ feature }) => feature))]);
    if (!isGood) throw new Error(`Features fail without a fault:\n${output}`);
    const unnoticed: Fault[] = [];
    for (const fault of inOrder(faults)) {
      const isNoticed = await notices(copy, fault);
      console.log(`${isNoticed ? '✓' : '✗ not noticed:'} ${fault.breaks}`);
      if (!isNoticed) unnoticed.push(fault);
    }
    return unnoticed;
  } finally {
    await copy.remove();
  }
}

async function notices(copy: ProjectCopy, fault: Fault): Promise<boolean> {
  let original = '';
  await copy.change(fault.file, (source) => {
    original = source;
    return breakExport(source, fault);
  });
  try {
    if (!isReadAsItIs(fault)) await build(copy);
    const { isGood } = await play(copy, [fault.feature]);
    return !isGood;
  } finally {
    await copy.change(fault.file, () => original);
  }
}

/** Those of the server come first, before the build of the copy has had a fault. */
function inOrder(faults: readonly Fault[]): Fault[] {
  return faults.toSorted((one, other) => Number(isReadAsItIs(other)) - Number(isReadAsItIs(one)));
}

/** The server runs from its sources. */
function isReadAsItIs({ file }: Fault): boolean {
  return file.startsWith('app/server/');
}

async function build(copy: ProjectCopy): Promise<void> {
  const { isGood, output } = await run(copy, ['scripts/build/run.ts', '--draft']);
  if (!isGood) throw new Error(`The copy was not built.\n${output}`);
}

/** Ends with the first scenario that fails. */
function play(copy: ProjectCopy, features: readonly string[]) {
  return run(copy, [cucumber, '--fail-fast', '--retry', '0', ...features]);
}

async function run({ folder }: ProjectCopy, args: readonly string[]) {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, STATE_TIMEOUT_MS: stateTimeoutMs },
  });
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { isGood: code === 0, output: output + errors };
}
