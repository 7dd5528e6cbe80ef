import { access, constants, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { EmailParameters } from '../../demo/email-parameters.ts';
import {
  makeDirectoryDurably,
  moveDurably,
  partialSuffix,
  restrictToOwner,
  writeDurably,
} from './durable-file.ts';
import { DamagedEmailError, type QueuedEmail, queuedEmail } from './queued-email.ts';

export interface OutboxOptions {
  directory: string;
  /** Milliseconds since 1970. */
  now: () => number;
  /** A short random text of letters and digits. */
  randomId: () => string;
}

/** The queued emails on disk: `<id>.json` waits, `sent/<id>.json` was accepted by the mail server. */
export type Outbox = ReturnType<typeof createOutbox>;

const suffix = '.json';

/** The names that `accept` gives; no other file is ever removed. */
const ownName = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}-\d{3}Z-\w+\.json$/;

export function createOutbox({ directory, now, randomId }: OutboxOptions) {
  const sent = join(directory, 'sent');
  const pathOf = (id: string) => join(directory, id + suffix);

  return {
    accept,
    open,
    waiting,
    read,
    noteFailure,
    noteSent,
    removeReceivedBefore,
    removePartial,
  };

  /**
   * Makes the directories, readable by this user alone, and proves that they can be written. Resolves
   * with those that belong to another user, whose permissions stay as they are.
   */
  async function open(): Promise<string[]> {
    await makeDirectoryDurably(sent);
    const foreign: string[] = [];
    for (const path of [directory, sent]) {
      await access(path, constants.W_OK);
      if (!(await restrictToOwner(path))) foreign.push(path);
    }
    return foreign;
  }

  /** Stores a request; when this returns, it survives a crash. When it throws, nothing is stored. */
  async function accept(parameters: EmailParameters): Promise<string> {
    const receivedAt = new Date(now()).toISOString();
    const id = `${nameOf(receivedAt)}-${randomId()}`;
    try {
      await store({ id, receivedAt, parameters, attempts: 0 });
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

  /** Deletes the requests that were received before this time, and tells how many of them. */
  async function removeReceivedBefore(time: number): Promise<{ mailed: number; waiting: number }> {
    const limit = nameOf(new Date(time).toISOString());
    const removeFrom = async (folder: string) => {
      const old = (await readdir(folder)).filter((name) => ownName.test(name) && name < limit);
      for (const name of old) await rm(join(folder, name), { force: true });
      return old.length;
    };
    return { mailed: await removeFrom(sent), waiting: await removeFrom(directory) };
  }

  /** Deletes what a crash left half-written before this time. */
  async function removePartial(time: number): Promise<void> {
    const names = (await readdir(directory)).filter((name) => name.endsWith(partialSuffix));
    for (const path of names.map((name) => join(directory, name))) {
      const file = await stat(path).catch(() => undefined);
      if (file && file.mtimeMs < time) await rm(path, { force: true });
    }
  }

  function store(stored: QueuedEmail): Promise<void> {
    return writeDurably(pathOf(stored.id), `${JSON.stringify(stored, null, 2)}\n`);
  }
}

/** A time as file names begin with it: they sort by arrival. */
function nameOf(isoTime: string): string {
  return isoTime.replace(/[:.]/g, '-');
}

function parse(text: string): QueuedEmail {
  try {
    return queuedEmail.parse(JSON.parse(text));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new DamagedEmailError(reason, { cause: error });
  }
}
