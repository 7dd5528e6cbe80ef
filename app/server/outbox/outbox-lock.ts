import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** SQLite's code for a file that another one has locked. */
const busy = 5;

/** Gives the outbox back. */
export type Release = () => void;

/**
 * Makes this server the only one that mails from an outbox and deletes in it; undefined while another
 * server is. Node has no call for file locks, SQLite has: the system releases its lock when the process
 * ends, however it ends (docs/decisions/0020-one-server-mails-an-outbox.md).
 */
export async function lockOutbox(directory: string): Promise<Release | undefined> {
  const path = join(directory, 'lock');
  await (await open(path, 'a', 0o600)).close();
  const database = new DatabaseSync(path);
  try {
    // Nothing is written, so that a full disk does not matter; its journal would be.
    database.exec('PRAGMA journal_mode = MEMORY');
    database.exec('BEGIN EXCLUSIVE');
    return () => database.close();
  } catch (error) {
    database.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === busy) return undefined;
    throw error;
  }
}
