import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

/** Where a site says which commit it was built of. */
export const commitFile = 'commit.txt';

/** Without git, and where SOURCE_COMMIT says nothing, a site says nothing of it. */
export async function writeCommitFile(root: string): Promise<void> {
  const asked = promisify(execFile)('git', ['rev-parse', 'HEAD'], { cwd: root });
  const commit = process.env.SOURCE_COMMIT || (await asked.catch(() => undefined))?.stdout.trim();
  if (commit) await writeFile(path.join(root, 'build/client', commitFile), `${commit}\n`);
}
