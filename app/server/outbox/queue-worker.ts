import type { Logger } from 'pino';
import { codeOf } from '../error-code.ts';
import { codesOf, MailServerUnavailableError, UnansweredError } from './failed-delivery.ts';
import type { Outbox } from './outbox.ts';
import { DamagedEmailError, type QueuedEmail } from './queued-email.ts';
import { createRetries, mostCopies } from './retries.ts';
import type { Delivery } from './smtp.ts';
import { createUnderWay } from './under-way.ts';

export interface QueueWorkerOptions {
  outbox: Pick<Outbox, 'waiting' | 'read' | 'note' | 'noteSent' | 'noteUnanswered'>;
  deliver: Delivery['deliver'];
  /** Milliseconds of a clock that is never set back or forward. */
  now: () => number;
  sleep: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** The longest time between two looks into the outbox, where another server may store as well. */
  scanIntervalMs: number;
  /** How long the mail server may be silent before others go on without the email that it is silent about. */
  patienceMs: number;
  log: Logger;
}

export interface QueueWorker {
  /** Something new waits. */
  wake(): void;
  /** Resolves when the attempts under way, if any, have ended; starts no other. */
  stop(): Promise<void>;
}

/**
 * Mails what waits in the outbox, the oldest first, each as soon as the one before it has ended or takes long;
 * one that is refused, or may have arrived, is tried again later and holds up no other.
 */
export function createQueueWorker(options: QueueWorkerOptions): QueueWorker {
  const { outbox, deliver, now, sleep, scanIntervalMs, patienceMs, log } = options;
  const retries = createRetries(now);
  /** Accepted by the mail server, but not yet moved: mailed no second time. */
  const mailed = new Set<string>();
  /** Left as they are, for a person and for the next start. */
  const damaged = new Set<string>();
  const stopping = new AbortController();
  let waking = new AbortController();
  const underWay = createUnderWay({ patienceMs, log, onEnd: () => waking.abort() });
  const running = work();

  return {
    wake: () => waking.abort(),
    async stop() {
      stopping.abort();
      await running;
      await underWay.ended();
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
        await underWay.begin(id, () => attempt(id));
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
      return waiting.filter((id) => !damaged.has(id) && !underWay.has(id));
    } catch (error) {
      log.error({ err: error }, 'outbox cannot be read');
      return [];
    }
  }

  async function attempt(id: string): Promise<void> {
    const email = await readOrLeave(id);
    if (!email || stopping.signal.aborted) return;
    const copies = Math.max(email.copies, retries.copies(id));
    // Left by a server that ended meanwhile: nobody counted yet for how long.
    const isInherited = email.copies > retries.copies(id);
    if (isInherited || copies >= mostCopies) return unanswered({ ...email, copies });
    try {
      if (!mailed.has(id)) await hand({ ...email, copies });
      await outbox.noteSent(email);
      mailed.delete(id);
      log.info({ queuedEmail: id, attempts: retries.attempts(id) + 1 }, 'demo request mailed');
    } catch (error) {
      const lastError = error instanceof Error ? error.message : String(error);
      const failed = { ...email, copies, attempts: email.attempts + 1, lastError };
      const told = { queuedEmail: id, reason: codesOf(error) };
      if (error instanceof UnansweredError) {
        log.warn(told, 'demo request may have arrived');
        return unanswered({ ...failed, copies: copies + 1 });
      }
      log.warn(told, 'demo request still waits');
      if (error instanceof MailServerUnavailableError) retries.unavailable(id);
      else retries.failed(id);
      await note(failed);
    }
  }

  async function hand(email: QueuedEmail): Promise<void> {
    try {
      // Before the first byte: whoever reads the file after a crash knows that this copy may have arrived.
      await deliver(email, () => note({ ...email, copies: email.copies + 1 }));
      mailed.add(email.id);
      retries.available();
    } catch (error) {
      if (!(error instanceof MailServerUnavailableError)) retries.available();
      throw error;
    }
  }

  /** Lets an email wait that may have arrived or, after so many copies, leaves it to a person. */
  async function unanswered(email: QueuedEmail): Promise<void> {
    retries.unanswered(email.id, email.copies);
    await note(email);
    if (email.copies < mostCopies) return;
    try {
      await outbox.noteUnanswered(email);
      log.error({ queuedEmail: email.id }, 'nobody knows whether this demo request arrived');
    } catch (error) {
      log.error({ err: error, queuedEmail: email.id }, 'outbox file cannot be moved');
      retries.failed(email.id);
    }
  }

  async function readOrLeave(id: string): Promise<QueuedEmail | undefined> {
    try {
      return await outbox.read(id);
    } catch (error) {
      const isGone = codeOf(error) === 'ENOENT';
      const isDamaged = error instanceof DamagedEmailError;
      // What is said of a damaged file may quote it.
      const why = isDamaged ? { reason: error.name } : { err: error };
      // Taken away since the folder was read; still listed at the next look, it is told.
      if (!isGone || retries.attempts(id) > 0) {
        log.error({ ...why, queuedEmail: id }, 'outbox file cannot be read');
      }
      if (isDamaged) damaged.add(id);
      else retries.failed(id);
      return undefined;
    }
  }

  async function note(email: QueuedEmail): Promise<void> {
    try {
      await outbox.note(email);
    } catch (error) {
      log.error({ err: error, queuedEmail: email.id }, 'outbox file cannot be written');
    }
  }
}
