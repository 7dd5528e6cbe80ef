import type { Logger } from 'pino';
import { codeOf } from './durable-file.ts';
import { codesOf, MailServerUnavailableError } from './mail-server-unavailable.ts';
import type { Outbox } from './outbox.ts';
import { DamagedEmailError, type QueuedEmail } from './queued-email.ts';
import { createSchedule } from './schedule.ts';

export interface QueueWorkerOptions {
  outbox: Pick<Outbox, 'read' | 'noteFailure' | 'noteSent'>;
  /**
   * Mails an email; resolves when the mail server has accepted it, rejects when it has not: with a
   * MailServerUnavailableError when this says nothing of the email.
   */
  deliver: (email: QueuedEmail) => Promise<void>;
  /** Milliseconds of a clock that is never set back or forward. */
  now: () => number;
  sleep: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  log: Logger;
}

export interface QueueWorker {
  /** Takes over an email that waits in the outbox. */
  add(id: string): void;
  /** Resolves when the attempt under way, if any, has ended; starts no other. */
  stop(): Promise<void>;
}

/** An email that waits: due at this time of the clock, and how often it was tried since the start. */
interface Waiting {
  id: string;
  at: number;
  attempts: number;
}

/** Seconds before the next attempt: 5, 10, 20, 40, then 60 (docs/interface.md, "Demo requests"). */
export function retryDelay(attempts: number): number {
  return Math.min(5 * 2 ** (attempts - 1), 60);
}

/**
 * Mails one email at a time, in order of arrival; one that is refused does not keep the others
 * waiting. While the mail server is away all of them wait, and each attempt is with the next of them:
 * an email at which the server breaks down holds up no other.
 */
export function createQueueWorker({
  outbox,
  deliver,
  now,
  sleep,
  log,
}: QueueWorkerOptions): QueueWorker {
  const due = createSchedule<Waiting>();
  /** Tried while the mail server is away; due again, in their old places, as soon as it is back. */
  const probes: Waiting[] = [];
  /** How often in a row the mail server was away, and until when nothing is tried. */
  const away = { times: 0, until: Number.NEGATIVE_INFINITY };
  /** Accepted by the mail server, but not yet moved: mailed no second time. */
  const mailed = new Set<string>();
  const stopping = new AbortController();
  let waking = new AbortController();
  const running = work();

  return {
    add(id) {
      due.add({ id, at: now(), attempts: 0 });
      waking.abort();
    },
    async stop() {
      stopping.abort();
      await running;
    },
  };

  async function work(): Promise<void> {
    while (!stopping.signal.aborted) {
      waking = new AbortController();
      const pause = nextTime() - now();
      const next = pause <= 0 ? takeNext() : undefined;
      if (next) await attempt({ ...next, attempts: next.attempts + 1 });
      else await sleep(pause, AbortSignal.any([waking.signal, stopping.signal]));
    }
  }

  function nextTime(): number {
    const first = probes.length > 0 ? away.until : due.first()?.at;
    return Math.max(first ?? Number.POSITIVE_INFINITY, away.until);
  }

  function takeNext(): Waiting | undefined {
    const first = due.first();
    return first && first.at <= now() ? due.takeFirst() : probes.shift();
  }

  async function attempt(waiting: Waiting): Promise<void> {
    const { id, attempts } = waiting;
    const email = await readOrLeave(waiting);
    if (!email) return;
    try {
      if (!mailed.has(id)) await handOver(email);
      await outbox.noteSent(email);
      mailed.delete(id);
      log.info({ queuedEmail: id, attempts }, 'demo request mailed');
    } catch (error) {
      if (error instanceof MailServerUnavailableError) serverIsAway(waiting);
      else retry(waiting);
      await explain(email, error);
    }
  }

  async function handOver(email: QueuedEmail): Promise<void> {
    try {
      await deliver(email);
      mailed.add(email.id);
      serverIsBack();
    } catch (error) {
      if (!(error instanceof MailServerUnavailableError)) serverIsBack();
      throw error;
    }
  }

  function serverIsAway(waiting: Waiting): void {
    // It was there for the others a moment ago, and has been away for this email before.
    const suspect = away.times === 0 && waiting.attempts > 1;
    away.times += 1;
    away.until = now() + retryDelay(away.times) * 1000;
    if (suspect) retry(waiting);
    else probes.push(waiting);
  }

  function serverIsBack(): void {
    away.times = 0;
    for (const waiting of probes.splice(0)) due.add(waiting);
  }

  function retry({ id, attempts }: Waiting): void {
    due.add({ id, at: now() + retryDelay(attempts) * 1000, attempts });
  }

  /** A damaged file stays where it is, for a person and for the next start; others are read again later. */
  async function readOrLeave(waiting: Waiting): Promise<QueuedEmail | undefined> {
    const { id } = waiting;
    try {
      return await outbox.read(id);
    } catch (error) {
      const damaged = error instanceof DamagedEmailError;
      // What is said of a damaged file may quote it.
      const why = damaged ? { reason: error.name } : { err: error };
      log.error({ ...why, queuedEmail: id }, 'outbox file cannot be read');
      const lost = damaged || codeOf(error) === 'ENOENT';
      if (!lost) retry(waiting);
      return undefined;
    }
  }

  async function explain(email: QueuedEmail, error: unknown): Promise<void> {
    log.warn({ queuedEmail: email.id, reason: codesOf(error) }, 'demo request still waits');
    try {
      await outbox.noteFailure(email, error instanceof Error ? error.message : String(error));
    } catch (failure) {
      log.error({ err: failure, queuedEmail: email.id }, 'outbox file cannot be written');
    }
  }
}
