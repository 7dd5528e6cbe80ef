import { access, constants, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { DemoRequest } from '../../demo/request.ts';
import { makeDirectoryDurably, moveDurably, partialSuffix, writeDurably } from './durable-file.ts';
import { DamagedEmailError, type QueuedEmail, queuedEmail } from './queued-email.ts';

export interface OutboxOptions {
  directory: string;
  /** Milliseconds since 1970. */
  now: () => number;
  /** A short random text of ASCII letters and digits. */
  randomId: () => string;
}

/** The emails on disk: `<id>.json` waits, `sent/<id>.json` was accepted by the mail server. */
export type Outbox = ReturnType<typeof createOutbox>;

const suffix = '.json';

export function createOutbox({ directory, now, randomId }: OutboxOptions) {
  const sent = join(directory, 'sent');
  const pathOf = (id: string) => join(directory, id + suffix);

  return { accept, open, clear, waiting, read, noteFailure, noteSent, removeSentBefore };

  /**
   * Makes the directories, and proves that they can be written. Resolves with the names of what was
   * left half-written: by a crash, or by a server that is writing now.
   */
  async function open(): Promise<string[]> {
    await makeDirectoryDurably(sent);
    await access(directory, constants.W_OK);
    await access(sent, constants.W_OK);
    const names = await readdir(directory);
    return names.filter((name) => name.endsWith(partialSuffix));
  }

  /** Removes what a crash left half-written. */
  async function clear(names: readonly string[]): Promise<void> {
    for (const name of names) await rm(join(directory, name), { force: true });
  }

  /** Stores a request; when this returns, it survives a crash. When it throws, nothing is stored. */
  async function accept(request: DemoRequest): Promise<string> {
    const receivedAt = new Date(now()).toISOString();
    const id = `${receivedAt.replace(/[:.]/g, '-')}-${randomId()}`;
    try {
      await store({ id, receivedAt, request, attempts: 0 });
    } catch (error) {
      await rm(pathOf(id), { force: true });
      throw error;
    }
    return id;
  }

  /** The ids of what waits, oldest first. */
  async function waiting(): Promise<string[]> {
    const names = await readdir(directory);
    return names
      .filter((name) => name.endsWith(suffix))
      .map((name) => name.slice(0, -suffix.length))
      .sort();
  }

  /** Throws a DamagedEmailError for what is no queued email, and the system's own when the file cannot be read. */
  async function read(id: string): Promise<QueuedEmail> {
    const stored = parse(await readFile(pathOf(id), 'utf8'));
    // A copy: its mail would be sent at every start.
    if (stored.id !== id) throw new DamagedEmailError(`the file holds the email ${stored.id}`);
    return stored;
  }

  async function noteFailure(failed: QueuedEmail, reason: string): Promise<void> {
    await store({ ...failed, attempts: failed.attempts + 1, lastError: reason });
  }

  async function noteSent({ id }: QueuedEmail): Promise<void> {
    await moveDurably(directory, sent, id + suffix);
  }

  /** Deletes mailed requests that were received before this time. */
  async function removeSentBefore(time: number): Promise<number> {
    const limit = new Date(time).toISOString().replace(/[:.]/g, '-');
    const old = (await readdir(sent)).filter((name) => name.endsWith(suffix) && name < limit);
    for (const name of old) await rm(join(sent, name), { force: true });
    return old.length;
  }

  function store(stored: QueuedEmail): Promise<void> {
    return writeDurably(pathOf(stored.id), `${JSON.stringify(stored, null, 2)}\n`);
  }
}

function parse(text: string): QueuedEmail {
  try {
    return queuedEmail.parse(JSON.parse(text));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new DamagedEmailError(reason, { cause: error });
  }
}
