import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const program = path.resolve(
  import.meta.dirname,
  '../../../node_modules/@formatjs/cli/bin/formatjs',
);

/** Runs this project's formatjs in a folder and returns the JSON that it prints. */
export async function formatjs(args: readonly string[], cwd: string): Promise<unknown> {
  const options = { cwd, maxBuffer: 2 ** 24 };
  const { stdout } = await run(process.execPath, [program, ...args], options);
  return JSON.parse(stdout);
}
