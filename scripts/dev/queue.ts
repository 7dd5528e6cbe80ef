/** The wait for the rest of a save: an editor may write several files, or one twice. */
const saveDelayMs = 25;

/**
 * Runs a task a moment after it is asked for, once for many requests in a row, never twice at a time.
 * What is asked for while it runs makes it run again.
 */
export function makeQueue(task: () => Promise<void>, failed: (error: unknown) => void): () => void {
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
    timer = setTimeout(run, saveDelayMs);
  };
}
