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
  const running = run(process.execPath, [program, ...args], options);
  // Without files to read it waits for its input, which would never end.
  running.child.stdin?.end();
  const { stdout } = await running;
  return JSON.parse(stdout);
}
