import { join, resolve } from 'node:path';
import { EnvironmentError, readEnvironment } from '../environment.ts';
import { codeOf } from '../error-code.ts';
import { listOutbox } from './list.ts';
import { createOutbox, type Outbox } from './outbox.ts';

/**
 * `npm run outbox`: what lies in the outbox, since when, and why; nothing is changed.
 * `npm run outbox -- send-again NAME…`: mails once more what nobody knows of whether it arrived.
 */
try {
  const directory = resolve(readEnvironment(process.env).OUTBOX_DIR);
  const outbox = createOutbox({ directory, now: Date.now, randomId: () => '' });
  const [command, ...names] = process.argv.slice(2);
  if (command === undefined) await list(directory, outbox);
  else if (command !== 'send-again' || names.length === 0) {
    throw new EnvironmentError('outbox: expected nothing, or `send-again NAME…`');
  }
  for (const name of names) await sendAgain(outbox, name.replace(/\.json$/, ''));
} catch (error) {
  if (!(error instanceof EnvironmentError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

async function list(directory: string, outbox: Outbox): Promise<void> {
  const { lines, waiting, unanswered } = await listed(directory, outbox);
  for (const line of lines) say(line);
  say(`${waiting} waiting in ${directory}`);
  if (unanswered === 0) return;
  const folder = join(directory, 'unanswered');
  say(`${unanswered} not known to have arrived in ${folder}; to mail one again: send-again NAME`);
}

async function listed(directory: string, outbox: Outbox) {
  try {
    return await listOutbox(outbox);
  } catch (error) {
    throw new EnvironmentError(`OUTBOX_DIR: ${directory} cannot be read`, { cause: error });
  }
}

/** The server that mails this outbox finds it within ten seconds. */
async function sendAgain(outbox: Outbox, id: string): Promise<void> {
  try {
    await outbox.sendAgain(id);
  } catch (error) {
    const isUnknown = codeOf(error) === 'ENOENT';
    const reason = isUnknown ? 'is not in `unanswered`' : `cannot be sent again (${error})`;
    throw new EnvironmentError(`outbox: ${id} ${reason}`, { cause: error });
  }
  say(`${id} waits again`);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
