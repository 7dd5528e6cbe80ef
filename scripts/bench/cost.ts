import * as z from 'zod';

const costSchema = z.object({ seconds: z.number(), megabytes: z.number() });

/** What a process took: the time since it started, and the most memory it held. */
export type Cost = z.infer<typeof costSchema>;

/** Prints what this process took so far, for the process that started it. */
export function printCost(): void {
  const seconds = performance.now() / 1000;
  const megabytes = process.resourceUsage().maxRSS / 1024;
  console.log(JSON.stringify({ seconds, megabytes }));
}

/** Reads the last line that a process printed. */
export function readCost(output: string): Cost {
  return costSchema.parse(JSON.parse(output.trim().split('\n').at(-1) ?? ''));
}
