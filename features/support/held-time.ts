import { setTimeout as delay } from 'node:timers/promises';
import { heldStateTimeoutMs } from './timeouts.ts';

interface Sleeper {
  until: number;
  wake: () => void;
}

/** Time that passes only when a scenario says so; who sleeps in it wakes in order. */
export class HeldTime {
  #now: number;
  readonly #sleepers = new Set<Sleeper>();

  /** Milliseconds since 1970. */
  constructor(now: number) {
    this.#now = now;
  }

  readonly now = (): number => this.#now;

  readonly sleep = (milliseconds: number, signal: AbortSignal): Promise<void> =>
    new Promise((resolve) => {
      if (signal.aborted) return resolve();
      const wake = () => {
        this.#sleepers.delete(sleeper);
        signal.removeEventListener('abort', wake);
        resolve();
      };
      const sleeper: Sleeper = { until: this.#now + milliseconds, wake };
      this.#sleepers.add(sleeper);
      signal.addEventListener('abort', wake, { once: true });
    });

  /** Resolves when so many are asleep: what they have to do is done. */
  async asleep(count: number): Promise<void> {
    const deadline = performance.now() + heldStateTimeoutMs;
    while (this.#sleepers.size !== count) {
      if (performance.now() > deadline)
        throw new Error(`${this.#sleepers.size} are asleep, not ${count}.`);
      await delay(1);
    }
  }

  /** Lets time pass; who wakes in it has gone to sleep again before it goes on. */
  async pass(milliseconds: number, count: number): Promise<void> {
    const end = this.#now + milliseconds;
    for (let next = this.#first(end); next; next = this.#first(end)) {
      this.#now = Math.max(this.#now, next.until);
      next.wake();
      await this.asleep(count);
    }
    this.#now = end;
  }

  #first(end: number): Sleeper | undefined {
    const [first] = [...this.#sleepers].toSorted((one, other) => one.until - other.until);
    return first && first.until <= end ? first : undefined;
  }
}
