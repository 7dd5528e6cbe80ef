import type { Logger } from 'pino';

/** As many connections as most mail servers give to one sender. */
const most = 10;

export interface UnderWayOptions {
  patienceMs: number;
  log: Logger;
  /** An attempt has ended. */
  onEnd: () => void;
}

/**
 * The attempts that have begun and not ended. One that takes longer than `patienceMs` is left to itself while
 * others go on, up to ten of them.
 */
export function createUnderWay({ patienceMs, log, onEnd }: UnderWayOptions) {
  const attempts = new Map<string, Promise<void>>();

  return {
    has: (id: string) => attempts.has(id),
    /** Resolves when all have ended. */
    async ended(): Promise<void> {
      await Promise.all(attempts.values());
    },
    /** Begins an attempt, which never rejects, and resolves when the next one may begin. */
    async begin(id: string, attempt: () => Promise<void>): Promise<void> {
      const ended = attempt().finally(() => {
        attempts.delete(id);
        onEnd();
      });
      attempts.set(id, ended);
      if (await isPatient(ended)) return;
      log.warn({ queuedEmail: id, underWay: attempts.size }, 'the mail server takes its time');
      if (attempts.size < most) return;
      log.error({ underWay: attempts.size }, 'the mail server answers nobody: all others wait');
      await Promise.race(attempts.values());
    },
  };

  /** Whether an attempt ends before patience does. */
  async function isPatient(ended: Promise<void>): Promise<boolean> {
    const over = Promise.withResolvers<boolean>();
    const timer = setTimeout(over.resolve, patienceMs, false);
    const isInTime = await Promise.race([ended.then(() => true), over.promise]);
    clearTimeout(timer);
    return isInTime;
  }
}
