/** At most `limit` in any `milliseconds`. */
export interface Rule {
  limit: number;
  milliseconds: number;
}

export interface RateLimit {
  /** Counts one more for this client: 0, or the seconds to wait when a rule refuses it (uncounted). */
  take(client: string): number;
}

/** A minute of chat, a minute and an hour of mail (contract, "Settled details"). */
export const chatRules: readonly Rule[] = [{ limit: 20, milliseconds: 60_000 }];
export const mailRules: readonly Rule[] = [
  { limit: 5, milliseconds: 60_000 },
  { limit: 30, milliseconds: 3_600_000 },
];

/** Counts in memory with a sliding window; the clients seen longest ago are forgotten first. */
export function createRateLimit(
  rules: readonly Rule[],
  now: () => number,
  capacity = 10_000,
): RateLimit {
  const taken = new Map<string, number[]>();
  const longest = Math.max(...rules.map((rule) => rule.milliseconds));

  return {
    take(client) {
      const time = now();
      const times = (taken.get(client) ?? []).filter((at) => at > time - longest);
      const wait = Math.max(...rules.map((rule) => waitFor(rule, times, time)));
      if (wait === 0) times.push(time);
      taken.delete(client);
      taken.set(client, times);
      if (taken.size > capacity) forgetOldest(taken);
      return Math.ceil(wait / 1000);
    },
  };
}

function waitFor(rule: Rule, times: readonly number[], now: number): number {
  const oldestThatCounts = times.at(-rule.limit);
  if (oldestThatCounts === undefined) return 0;
  return Math.max(0, oldestThatCounts + rule.milliseconds - now);
}

function forgetOldest(taken: Map<string, number[]>): void {
  for (const client of taken.keys()) {
    taken.delete(client);
    return;
  }
}
