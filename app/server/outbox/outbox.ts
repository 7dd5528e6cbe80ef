import { access, chown, constants, lstat, readdir, rm } from 'node:fs/promises';
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
import { readRegularFile } from './regular-file.ts';

export interface OutboxOptions {
  directory: string;
  /** Milliseconds since 1970. */
  now: () => number;
  /** A short random text of letters and digits. */
  randomId: () => string;
}

/**
 * The queued emails on disk: `<id>.json` waits, `sent/<id>.json` was accepted by the mail server, and of
 * `unanswered/<id>.json` nobody knows whether it arrived.
 */
export type Outbox = ReturnType<typeof createOutbox>;

const suffix = '.json';

/** The names that `accept` gives; no other file is ever removed. */
const ownName = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}-\d{3}Z-\w+\.json$/;

export function createOutbox({ directory, now, randomId }: OutboxOptions) {
  const sent = join(directory, 'sent');
  const unanswered = join(directory, 'unanswered');
  const pathOf = (id: string) => join(directory, id + suffix);

  return {
    accept,
    open,
    waiting: () => idsIn(directory),
    unanswered: () => idsIn(unanswered),
    read: (id: string) => readFrom(directory, id),
    readUnanswered: (id: string) => readFrom(unanswered, id),
    note: store,
    noteSent,
    noteUnanswered,
    sendAgain,
    removeReceivedBefore,
    removePartial,
  };

  /**
   * Makes the directories, readable by this user alone, and proves that they can be written. Resolves
   * with those that belong to another user, whose permissions stay as they are.
   */
  async function open(): Promise<string[]> {
    await makeDirectoryDurably(sent);
    await makeDirectoryDurably(unanswered);
    const foreign: string[] = [];
    for (const path of [directory, sent, unanswered]) {
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
      await store({ id, receivedAt, parameters, attempts: 0, copies: 0 });
    } catch (error) {
      await rm(pathOf(id), { force: true });
      throw error;
    }
    return id;
  }

  /** Throws a DamagedEmailError for what is no queued email, and the system's own when the file cannot be read. */
  async function readFrom(folder: string, id: string): Promise<QueuedEmail> {
    const text = await readRegularFile(join(folder, id + suffix));
    if (text === undefined) throw new DamagedEmailError('this is no file');
    const stored = parse(text);
    // A copy: its mail would be sent at every start.
    if (stored.id !== id) throw new DamagedEmailError(`the file holds the email ${stored.id}`);
    return stored;
  }

  async function noteSent({ id }: QueuedEmail): Promise<void> {
    await moveDurably(directory, sent, id + suffix);
  }

  async function noteUnanswered({ id }: QueuedEmail): Promise<void> {
    await moveDurably(directory, unanswered, id + suffix);
  }

  /** Lets what nobody knows of whether it arrived wait again, as if no copy had been sent. */
  async function sendAgain(id: string): Promise<void> {
    const path = join(unanswered, id + suffix);
    const email = await readFrom(unanswered, id);
    // A backup may hold both.
    if ((await filesIn(sent)).includes(id + suffix)) throw new Error('it was mailed');
    const { uid, gid } = await lstat(path);
    await writeDurably(path, contentOf({ ...email, copies: 0 }));
    // An operator may be root: the file stays the server's.
    await chown(path, uid, gid);
    await moveDurably(unanswered, directory, id + suffix);
  }

  /** Deletes the requests that were received before this time, and tells how many of them. */
  async function removeReceivedBefore(time: number) {
    const limit = nameOf(new Date(time).toISOString());
    const removeFrom = async (folder: string) => {
      const old = (await filesIn(folder)).filter((name) => ownName.test(name) && name < limit);
      for (const name of old) await rm(join(folder, name), { force: true });
      return old.length;
    };
    return {
      mailed: await removeFrom(sent),
      unanswered: await removeFrom(unanswered),
      waiting: await removeFrom(directory),
    };
  }

  /** Deletes what a crash left half-written before this time. */
  async function removePartial(time: number): Promise<void> {
    for (const folder of [directory, unanswered]) {
      const names = (await filesIn(folder)).filter((name) => name.endsWith(partialSuffix));
      for (const path of names.map((name) => join(folder, name))) {
        const file = await lstat(path).catch(() => undefined);
        if (file && file.mtimeMs < time) await rm(path, { force: true });
      }
    }
  }

  function store(stored: QueuedEmail): Promise<void> {
    return writeDurably(pathOf(stored.id), contentOf(stored));
  }
}

/** The ids of what lies in a folder, oldest first. */
async function idsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder);
  return names
    .filter((name) => name.endsWith(suffix))
    .map((name) => name.slice(0, -suffix.length))
    .sort();
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

function contentOf(stored: QueuedEmail): string {
  return `${JSON.stringify(stored, null, 2)}\n`;
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
