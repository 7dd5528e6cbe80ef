import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { openMemory } from '../read/memory.ts';

const run = promisify(execFile);
const folder = path.resolve(import.meta.dirname, '../../../node_modules/@formatjs/cli');

/**
 * The messages that the code of app/ shows, as this project's formatjs extracts them. It reads all of
 * the code for that: as long as none of it has changed, what it said the last time holds.
 */
export async function extractMessages(root: string): Promise<unknown> {
  const memory = openMemory(path.join(root, 'var/content/used-messages.json'));
  const key = hashOfCode(root);
  const known = memory.recall(key);
  if (known !== undefined) return JSON.parse(known);
  const extracted = await extract(root);
  memory.keep(key, extracted);
  memory.close();
  return JSON.parse(extracted);
}

async function extract(cwd: string): Promise<string> {
  const files = ['extract', 'app/**/*.{ts,tsx}', '--ignore', 'app/generated/**'];
  const running = run(
    process.execPath,
    [path.join(folder, 'bin/formatjs'), ...files, '--extract-source-location'],
    { cwd, maxBuffer: 2 ** 24 },
  );
  // Without files to read it waits for its input, which would never end.
  running.child.stdin?.end();
  const { stdout } = await running;
  return stdout;
}

/** Of what formatjs reads, names included, and of its version. */
function hashOfCode(root: string): string {
  const hash = createHash('sha256');
  hash.update(readFileSync(path.join(folder, 'package.json')));
  const files = readdirSync(path.join(root, 'app'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/u.test(file) && !file.startsWith('generated'))
    .toSorted();
  for (const file of files) {
    hash.update(`\0${file}\0`);
    hash.update(readFileSync(path.join(root, 'app', file)));
  }
  return hash.digest('hex');
}
