export interface SemaphoreOptions {
  /** Let through at the same time. */
  places: number;
  /** Wait for a place; beyond, nobody is let in. */
  queue: number;
}

export interface Semaphore {
  /** `in`: leave() must follow. */
  enter(signal: AbortSignal): Promise<'in' | 'full' | 'aborted'>;
  leave(): void;
}

/** Bounds what happens at once, first come, first served. */
export function createSemaphore({ places, queue }: SemaphoreOptions): Semaphore {
  let inside = 0;
  const waiting = new Set<() => void>();

  return {
    async enter(signal) {
      if (signal.aborted) return 'aborted';
      if (inside < places) {
        inside++;
        return 'in';
      }
      return waiting.size < queue ? turn(signal) : 'full';
    },
    leave() {
      for (const next of waiting) return next();
      inside--;
    },
  };

  /** The one who leaves hands the place over, so `inside` stays. */
  function turn(signal: AbortSignal): Promise<'in' | 'aborted'> {
    return new Promise((resolve) => {
      const next = () => settle('in');
      const abort = () => settle('aborted');
      const settle = (outcome: 'in' | 'aborted') => {
        waiting.delete(next);
        signal.removeEventListener('abort', abort);
        resolve(outcome);
      };
      waiting.add(next);
      signal.addEventListener('abort', abort, { once: true });
    });
  }
}
