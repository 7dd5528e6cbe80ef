import { createOutbox } from '../../../app/server/outbox/outbox.ts';

/** 20 November 2026, ten o'clock. */
export const start = Date.UTC(2026, 10, 20, 10);

export async function openOutbox(directory: string, now = () => start, randomId = () => 'abcd') {
  const outbox = createOutbox({ directory, now, randomId });
  await outbox.open();
  return outbox;
}

/** Time that passes when somebody sleeps, and never otherwise. */
export function fakeTime() {
  const time = { now: start, slept: [] as number[] };
  const sleep = (milliseconds: number, signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      if (signal.aborted) {
        resolve();
      } else if (Number.isFinite(milliseconds)) {
        time.slept.push(milliseconds);
        time.now += milliseconds;
        setImmediate(resolve);
      } else {
        signal.addEventListener('abort', () => resolve(), { once: true });
      }
    });
  return { time, sleep, now: () => time.now };
}
