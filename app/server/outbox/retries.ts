/** Milliseconds before the next attempt: 5, 10, 20, 40 seconds, then a minute (docs/operating.md). */
export function retryDelayMs(attempts: number): number {
  return Math.min(5000 * 2 ** (attempts - 1), 60_000);
}

const minute = 60_000;

/** Before an email that may have arrived is sent once more, by its copies so far. */
const copyDelaysMs = [15 * minute, 60 * minute, 240 * minute];

/** No more are sent of an email unless a person says so. */
export const mostCopies = copyDelaysMs.length + 1;

interface Failures {
  attempts: number;
  copies: number;
  notBefore: number;
}

const none: Failures = { attempts: 0, copies: 0, notBefore: Number.NEGATIVE_INFINITY };

/**
 * When each email that failed is tried again, and when the mail server is after an outage. `now`:
 * milliseconds of a clock that is never set back or forward.
 */
export function createRetries(now: () => number) {
  const failures = new Map<string, Failures>();
  /** Attempts in a row at which the mail server was unavailable, and until when nothing is tried. */
  const outage = { attempts: 0, notBefore: Number.NEGATIVE_INFINITY };
  /** Tried during the outage: the next attempt is with another email, in case this one causes it. */
  const tried = new Set<string>();

  return {
    due,
    nextTime,
    attempts: (id: string) => of(id).attempts,
    copies: (id: string) => of(id).copies,
    isAvailable,
    failed,
    unanswered,
    unavailable,
    available,
    forgetAllBut,
  };

  /** Those that may be tried now, in their order. */
  function due(ids: readonly string[]): string[] {
    if (outage.notBefore > now()) return [];
    const ready = ids.filter((id) => of(id).notBefore <= now());
    const untried = ready.filter((id) => !tried.has(id));
    return untried.length > 0 ? untried : ready;
  }

  /** The time at which the first of them may be tried; infinite when there is none. */
  function nextTime(ids: readonly string[]): number {
    const first = ids.reduce(
      (least, id) => Math.min(least, of(id).notBefore),
      Number.POSITIVE_INFINITY,
    );
    return Math.max(outage.notBefore, first);
  }

  function isAvailable(): boolean {
    return outage.attempts === 0;
  }

  /** The mail server, or the disk, refused this one email. */
  function failed(id: string): void {
    const attempts = of(id).attempts + 1;
    failures.set(id, { ...of(id), attempts, notBefore: now() + retryDelayMs(attempts) });
  }

  /** So many copies of it may have arrived. */
  function unanswered(id: string, copies: number): void {
    const attempts = of(id).attempts + 1;
    const delay = copyDelaysMs[copies - 1] ?? Number.POSITIVE_INFINITY;
    failures.set(id, { attempts, copies, notBefore: now() + delay });
  }

  /** The mail server was not to be had: no email is tried for a while. */
  function unavailable(id: string): void {
    // It was there for the others a moment ago, and was not for this email before.
    const isSuspect = isAvailable() && of(id).attempts > 0;
    outage.attempts += 1;
    outage.notBefore = now() + retryDelayMs(outage.attempts);
    if (isSuspect) {
      failed(id);
    } else {
      failures.set(id, { ...of(id), attempts: of(id).attempts + 1 });
      tried.add(id);
    }
  }

  function available(): void {
    outage.attempts = 0;
    tried.clear();
  }

  /** Keeps nothing about emails that are gone. */
  function forgetAllBut(ids: readonly string[]): void {
    const waiting = new Set(ids);
    for (const id of failures.keys()) if (!waiting.has(id)) failures.delete(id);
  }

  function of(id: string): Failures {
    return failures.get(id) ?? none;
  }
}
