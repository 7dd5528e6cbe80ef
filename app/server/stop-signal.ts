/**
 * The first signal that tells this process to end, whenever it comes: a process that is the first of its
 * system, as in a container, ignores what it does not ask for. Under npm, Ctrl-C comes twice.
 */
export function stopSignal(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    process.on('SIGTERM', resolve).on('SIGINT', resolve);
  });
}
