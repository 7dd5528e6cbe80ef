import type { Logger } from 'pino';
import { codeOf } from '../error-code.ts';
import { codesOf, MailServerUnavailableError } from './mail-server-unavailable.ts';
import type { Outbox } from './outbox.ts';
import { DamagedEmailError, type QueuedEmail } from './queued-email.ts';
import { createRetries } from './retries.ts';

export interface QueueWorkerOptions {
  outbox: Pick<Outbox, 'waiting' | 'read' | 'noteFailure' | 'noteSent'>;
  /**
   * Mails; resolves when the mail server has accepted the email, rejects when it has not: with a
   * MailServerUnavailableError when this says nothing of the email.
   */
  deliver: (email: QueuedEmail) => Promise<void>;
  /** Milliseconds of a clock that is never set back or forward. */
  now: () => number;
  sleep: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** The longest time between two looks into the outbox, where another server may store as well. */
  scanIntervalMs: number;
  log: Logger;
}

export interface QueueWorker {
  /** Something new waits. */
  wake(): void;
  /** Resolves when the attempt under way, if any, has ended; starts no other. */
  stop(): Promise<void>;
}

/**
 * Mails what waits in the outbox, one email at a time and the oldest first; one that is refused is tried
 * again later and holds up no other.
 */
export function createQueueWorker(options: QueueWorkerOptions): QueueWorker {
  const { outbox, deliver, now, sleep, scanIntervalMs, log } = options;
  const retries = createRetries(now);
  /** Accepted by the mail server, but not yet moved: mailed no second time. */
  const mailed = new Set<string>();
  /** Left as they are, for a person and for the next start. */
  const damaged = new Set<string>();
  const stopping = new AbortController();
  let waking = new AbortController();
  const running = work();

  return {
    wake: () => waking.abort(),
    async stop() {
      stopping.abort();
      await running;
    },
  };

  async function work(): Promise<void> {
    while (!stopping.signal.aborted) {
      waking = new AbortController();
      const waiting = await scan();
      const due = retries.due(waiting);
      for (const id of due) {
        if (stopping.signal.aborted) break;
        const wasAvailable = retries.isAvailable();
        await attempt(id);
        // After an outage the oldest come first again.
        if (!wasAvailable || !retries.isAvailable()) break;
      }
      if (due.length > 0) continue;
      const pause = Math.min(retries.nextTime(waiting) - now(), scanIntervalMs);
      await sleep(pause, AbortSignal.any([waking.signal, stopping.signal]));
    }
  }

  async function scan(): Promise<string[]> {
    try {
      const waiting = await outbox.waiting();
      retries.forgetAllBut(waiting);
      return waiting.filter((id) => !damaged.has(id));
    } catch (error) {
      log.error({ err: error }, 'outbox cannot be read');
      return [];
    }
  }

  async function attempt(id: string): Promise<void> {
    const email = await readOrLeave(id);
    if (!email || stopping.signal.aborted) return;
    try {
      if (!mailed.has(id)) await hand(email);
      await outbox.noteSent(email);
      mailed.delete(id);
      log.info({ queuedEmail: id, attempts: retries.attempts(id) + 1 }, 'demo request mailed');
    } catch (error) {
      if (error instanceof MailServerUnavailableError) retries.unavailable(id);
      else retries.failed(id);
      await noteFailure(email, error);
    }
  }

  async function hand(email: QueuedEmail): Promise<void> {
    try {
      await deliver(email);
      mailed.add(email.id);
      retries.available();
    } catch (error) {
      if (!(error instanceof MailServerUnavailableError)) retries.available();
      throw error;
    }
  }

  async function readOrLeave(id: string): Promise<QueuedEmail | undefined> {
    try {
      return await outbox.read(id);
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return undefined;
      const isDamaged = error instanceof DamagedEmailError;
      // What is said of a damaged file may quote it.
      const why = isDamaged ? { reason: error.name } : { err: error };
      log.error({ ...why, queuedEmail: id }, 'outbox file cannot be read');
      if (isDamaged) damaged.add(id);
      else retries.failed(id);
      return undefined;
    }
  }

  async function noteFailure(email: QueuedEmail, error: unknown): Promise<void> {
    log.warn({ queuedEmail: email.id, reason: codesOf(error) }, 'demo request still waits');
    try {
      await outbox.noteFailure(email, error instanceof Error ? error.message : String(error));
    } catch (failure) {
      log.error({ err: failure, queuedEmail: email.id }, 'outbox file cannot be written');
    }
  }
}
