import type { Logger } from 'pino';
import { codeOf } from './durable-file.ts';
import { DamagedLetterError, type Letter } from './letter.ts';
import type { Outbox } from './outbox.ts';
import { createSchedule } from './schedule.ts';

export interface CourierOptions {
  outbox: Pick<Outbox, 'read' | 'noteFailure' | 'noteSent'>;
  /** Mails a letter; resolves when the mail server has accepted it, rejects when it has not. */
  deliver: (letter: Letter) => Promise<void>;
  /** Milliseconds of a clock that is never set back or forward. */
  now: () => number;
  sleep: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  log: Logger;
}

export interface Courier {
  /** Takes over a letter that waits in the outbox. */
  add(id: string): void;
  /** Resolves when the attempt under way, if any, has ended; starts no other. */
  stop(): Promise<void>;
}

/** Seconds before the next attempt: 5, 10, 20, 40, then 60 (docs/interface.md, "Demo requests"). */
export function retryDelay(attempts: number): number {
  return Math.min(5 * 2 ** (attempts - 1), 60);
}

/** Mails one letter at a time; one that is refused does not keep the others waiting. */
export function createCourier({ outbox, deliver, now, sleep, log }: CourierOptions): Courier {
  const due = createSchedule<{ id: string; at: number; attempts: number }>();
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
      const pause = (due.first()?.at ?? Number.POSITIVE_INFINITY) - now();
      const next = pause <= 0 ? due.takeFirst() : undefined;
      if (next) await attempt(next.id, next.attempts + 1);
      else await sleep(pause, AbortSignal.any([waking.signal, stopping.signal]));
    }
  }

  async function attempt(id: string, attempts: number): Promise<void> {
    const letter = await readOrLeave(id, attempts);
    if (!letter) return;
    try {
      if (!mailed.has(id)) await deliver(letter);
      mailed.add(id);
      await outbox.noteSent(letter);
      mailed.delete(id);
      log.info({ letter: id, attempts }, 'demo request mailed');
    } catch (error) {
      retry(id, attempts);
      await explain(letter, error);
    }
  }

  function retry(id: string, attempts: number): void {
    due.add({ id, at: now() + retryDelay(attempts) * 1000, attempts });
  }

  /** A damaged file stays where it is, for a person and for the next start; others are read again later. */
  async function readOrLeave(id: string, attempts: number): Promise<Letter | undefined> {
    try {
      return await outbox.read(id);
    } catch (error) {
      log.error({ err: error, letter: id }, 'outbox file cannot be read');
      const lost = error instanceof DamagedLetterError || codeOf(error) === 'ENOENT';
      if (!lost) retry(id, attempts);
      return undefined;
    }
  }

  async function explain(letter: Letter, error: unknown): Promise<void> {
    const reason = error instanceof Error ? error.message : String(error);
    log.warn({ letter: letter.id, reason }, 'demo request still waits');
    try {
      await outbox.noteFailure(letter, reason);
    } catch (failure) {
      log.error({ err: failure, letter: letter.id }, 'outbox file cannot be written');
    }
  }
}
