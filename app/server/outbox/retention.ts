import type { Logger } from 'pino';
import type { Duration } from '#schema/duration.ts';
import { before } from './before.ts';
import type { Outbox } from './outbox.ts';

export interface RetentionOptions {
  outbox: Pick<Outbox, 'removeReceivedBefore' | 'removePartial'>;
  /** How long a request is kept, mailed or not. */
  retention: Duration;
  /** Milliseconds since 1970: a clock that tells an earlier time is not set yet. */
  builtAt: number;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Milliseconds of a clock that nobody sets. */
  elapsed: () => number;
  sleep: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  log: Logger;
}

export interface Retention {
  /** Resolves when nothing is being removed, and nothing will be. */
  stop(): Promise<void>;
}

const dayMs = 86_400_000;

/** A file that is written is renamed within seconds: what is older was left by a crash. */
const partialAgeMs = 3_600_000;

/**
 * Removes requests past their retention, and what crashes left: now, and every day that the server runs.
 * Once the clock was set by more than a day nothing is removed, until it is set back or the server starts
 * again (docs/operating.md, "What each failure costs").
 */
export function keepRetention(options: RetentionOptions): Retention {
  const { outbox, retention, builtAt, now, elapsed, sleep, log } = options;
  const stopping = new AbortController();
  /** Between the two clocks, once the one that can be set was. */
  let difference: number | undefined;
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
      await sleep(dayMs, stopping.signal);
    }
  }

  function isClockSteady(): boolean {
    // The clock of the machine that built may be ahead by some hours.
    if (now() < builtAt - dayMs) return false;
    difference ??= now() - elapsed();
    return Math.abs(now() - elapsed() - difference) < dayMs;
  }

  async function remove(): Promise<void> {
    if (!isClockSteady()) {
      log.error('the clock is wrong, or was: no demo request is removed');
      return;
    }
    try {
      const removed = await outbox.removeReceivedBefore(before(now(), retention));
      if (Object.values(removed).some((count) => count > 0)) {
        log.info(removed, 'demo requests past their retention removed');
      }
      await outbox.removePartial(now() - partialAgeMs);
    } catch (error) {
      log.error({ err: error }, 'demo requests past their retention cannot be removed');
    }
  }
}
