import type { Logger } from 'pino';
import type { Outbox } from './outbox.ts';

export interface RetentionOptions {
  outbox: Pick<Outbox, 'removeSentBefore'>;
  /** How long a mailed request is kept. */
  days: number;
  /** Milliseconds since 1970. */
  now: () => number;
  sleep: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  log: Logger;
}

export interface Retention {
  /** Resolves when nothing is being removed, and nothing will be. */
  stop(): Promise<void>;
}

const day = 86_400_000;

/** Removes mailed requests past their retention: now, and every day that the server runs. */
export function keepRetention(options: RetentionOptions): Retention {
  const { outbox, days, now, sleep, log } = options;
  const stopping = new AbortController();
  const running = work();

  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };

  async function work(): Promise<void> {
    while (!stopping.signal.aborted) {
      await remove();
      await sleep(day, stopping.signal);
    }
  }

  async function remove(): Promise<void> {
    try {
      const removed = await outbox.removeSentBefore(now() - days * day);
      if (removed > 0) log.info({ removed }, 'mailed requests past their retention removed');
    } catch (error) {
      log.error({ err: error }, 'mailed requests past their retention cannot be removed');
    }
  }
}
