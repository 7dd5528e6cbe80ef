export type Queue = {
  ask: () => void;
  /** Runs what was asked for at once; resolves once it has ended. */
  finish: () => Promise<void>;
  /** What is asked for no longer runs; resolves once what is running has ended. */
  end: () => Promise<void>;
};

/**
 * Runs a task so many milliseconds after it was last asked for, once for many requests in a row, never twice at a time.
 * What is asked for while it runs makes it run again.
 */
export function makeQueue(
  task: () => Promise<void>,
  failed: (error: unknown) => void,
  delayMs: number,
): Queue {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isAsked = false;
  let isEnded = false;

  async function run(): Promise<void> {
    while (isAsked && !isEnded) {
      isAsked = false;
      await task().catch(failed);
    }
    running = undefined;
  }

  return {
    ask: () => {
      isAsked = true;
      clearTimeout(timer);
      if (isEnded) return;
      timer = setTimeout(() => {
        if (isAsked) running ??= run();
      }, delayMs);
    },
    finish: async () => {
      clearTimeout(timer);
      if (isAsked && !isEnded) running ??= run();
      await running;
    },
    end: async () => {
      isEnded = true;
      clearTimeout(timer);
      await running;
    },
  };
}
