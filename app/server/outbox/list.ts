import { resolve } from 'node:path';
import { EnvironmentError, readEnvironment } from '../environment.ts';
import { codeOf } from '../error-code.ts';
import { createOutbox, type Outbox } from './outbox.ts';

/** `npm run outbox`: what waits in the outbox, since when, and why. Nothing is changed. */
try {
  const directory = resolve(readEnvironment(process.env).OUTBOX_DIR);
  const outbox = createOutbox({ directory, now: Date.now, randomId: () => '' });
  let count = 0;
  for (const id of await waitingIn(directory, outbox)) {
    const found = await line(id, outbox);
    if (found === undefined) continue;
    process.stdout.write(`${found}\n`);
    count += 1;
  }
  process.stdout.write(`${count} waiting in ${directory}\n`);
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

/** What is told of an email; undefined when it was mailed since the folder was read. */
async function line(id: string, outbox: Outbox): Promise<string | undefined> {
  try {
    const { receivedAt, attempts, lastError = 'not tried yet' } = await outbox.read(id);
    return `${id}  received ${receivedAt}  attempts ${attempts}  ${plain(lastError)}`;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    return `${id}  cannot be read: ${plain(error instanceof Error ? error.message : String(error))}`;
  }
}

/** A mail server's words on one line, without what would command a terminal. */
function plain(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');
}
