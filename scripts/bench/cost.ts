import * as z from 'zod';

const costSchema = z.object({ seconds: z.number(), processor: z.number() });

/** What a process took: the time since it started, and of the processor alone. */
export type Cost = z.infer<typeof costSchema>;

/** Prints what this process took so far, for the process that started it. */
export function printCost(): void {
  const seconds = performance.now() / 1000;
  const { userCPUTime, systemCPUTime } = process.resourceUsage();
  const processor = (userCPUTime + systemCPUTime) / 1e6;
  console.log(JSON.stringify({ seconds, processor }));
}

/** Reads the last line that a process printed. */
export function readCost(output: string): Cost {
  return costSchema.parse(JSON.parse(output.trim().split('\n').at(-1) ?? ''));
}
