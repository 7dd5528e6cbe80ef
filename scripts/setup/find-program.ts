import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian keeps servers where users do not look for commands. */
const serverFolders = ['/usr/sbin', '/usr/local/sbin'];

/** The path of the first of these programs that this machine has. */
export function findProgram(...names: string[]): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...serverFolders];
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return candidates.find((path) => existsSync(path));
}
