const runs = 9;

/** The middle of what several runs answer. */
export async function median(
  measure: (run: number) => Promise<number>,
  times = runs,
): Promise<number> {
  const taken: number[] = [];
  for (let run = 0; run < times; run += 1) taken.push(await measure(run));
  return middleOf(taken);
}

export function middleOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** Milliseconds that a task takes, by the clock. */
export async function timeOf(task: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await task();
  return performance.now() - started;
}
