/**
 * Runs a task so many milliseconds after it was last asked for, once for many requests in a row, never twice at a time.
 * What is asked for while it runs makes it run again.
 */
export function makeQueue(
  task: () => Promise<void>,
  failed: (error: unknown) => void,
  delayMs: number,
): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isRunning = false;
  let isAsked = false;

  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    try {
      while (isAsked) {
        isAsked = false;
        await task().catch(failed);
      }
    } finally {
      isRunning = false;
    }
  }

  return () => {
    isAsked = true;
    clearTimeout(timer);
    timer = setTimeout(run, delayMs);
  };
}
