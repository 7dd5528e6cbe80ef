import { resolve } from 'node:path';
import { EnvironmentError, readEnvironment } from '../environment.ts';
import { createOutbox, type Outbox } from './outbox.ts';

/** `npm run outbox`: what waits in the outbox, since when, and why. Nothing is changed. */
try {
  const directory = resolve(readEnvironment(process.env).OUTBOX_DIR);
  const outbox = createOutbox({ directory, now: Date.now, chance: () => '' });
  const ids = await waitingIn(directory, outbox);
  for (const id of ids) process.stdout.write(`${await line(id, outbox)}\n`);
  process.stdout.write(`${ids.length} waiting in ${directory}\n`);
} catch (error) {
  if (!(error instanceof EnvironmentError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

async function waitingIn(directory: string, outbox: Outbox): Promise<string[]> {
  try {
    return await outbox.waiting();
  } catch (error) {
    throw new EnvironmentError(`OUTBOX_DIR: ${directory} cannot be read`, { cause: error });
  }
}

async function line(id: string, outbox: Outbox): Promise<string> {
  try {
    const { receivedAt, attempts, lastError = 'not tried yet' } = await outbox.read(id);
    return `${id}  received ${receivedAt}  attempts ${attempts}  ${plain(lastError)}`;
  } catch (error) {
    return `${id}  cannot be read: ${plain(error instanceof Error ? error.message : String(error))}`;
  }
}

/** A mail server's words on one line, without what would command a terminal. */
function plain(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');
}
