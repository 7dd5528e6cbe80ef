import { codeOf } from '../error-code.ts';
import type { Outbox } from './outbox.ts';
import type { QueuedEmail } from './queued-email.ts';

/** What lies in the outbox as an operator reads it, a line each, and how many there are of both kinds. */
export async function listOutbox(outbox: Outbox) {
  const waiting = await lines(await outbox.waiting(), outbox.read, waitingLine);
  const unanswered = await lines(await unansweredIn(outbox), outbox.readUnanswered, unansweredLine);
  return {
    lines: [...waiting, ...unanswered],
    waiting: waiting.length,
    unanswered: unanswered.length,
  };
}

/** Older servers left no such folder. */
async function unansweredIn(outbox: Outbox): Promise<string[]> {
  try {
    return await outbox.unanswered();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}

/** Nothing is told of what was taken away since its folder was read. */
async function lines(
  ids: readonly string[],
  read: (id: string) => Promise<QueuedEmail>,
  told: (email: QueuedEmail) => string,
): Promise<string[]> {
  const found = await Promise.all(
    ids.map(async (id) => {
      try {
        return told(await read(id));
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return undefined;
        const reason = error instanceof Error ? error.message : String(error);
        return `${id}  cannot be read: ${plain(reason)}`;
      }
    }),
  );
  return found.filter((line) => line !== undefined);
}

function waitingLine(email: QueuedEmail): string {
  const { copies, lastError = copies > 0 ? 'not answered yet' : 'not tried yet' } = email;
  const arrived = copies > 0 ? `  may have arrived (${copies} sent)` : '';
  return `${head(email)}${arrived}  ${plain(lastError)}`;
}

function unansweredLine(email: QueuedEmail): string {
  const { copies, lastError = 'no answer' } = email;
  return `${head(email)}  not known whether it arrived (${copies} sent)  ${plain(lastError)}`;
}

function head({ id, receivedAt, attempts }: QueuedEmail): string {
  return `${id}  received ${receivedAt}  attempts ${attempts}`;
}

/** A mail server's words on one line, without what would command a terminal. */
function plain(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');
}
