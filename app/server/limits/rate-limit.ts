import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { Client } from '../http/client.ts';

/** At most `points` in `duration` seconds, counted from a client's first request. */
export interface Rule {
  points: number;
  duration: number;
}

export interface RateLimit {
  /** Counts one more for this client: 0, or the seconds to wait when a rule refuses it. */
  take(client: Client): Promise<number>;
}

/** A minute of chat, a minute and an hour of mail (docs/interface.md, "Assistant" and "Demo requests"). */
export const chatRules: readonly Rule[] = [{ points: 20, duration: 60 }];
export const mailRules: readonly Rule[] = [
  { points: 5, duration: 60 },
  { points: 30, duration: 3600 },
];

/** A /56 of IPv6 addresses may be an office: it has as much as four visitors. */
const networkFactor = 4;

/**
 * Counts under `name`: in this process, or in the Redis that several servers share. While that Redis
 * does not answer, each server counts for itself: visitors are served, and limits still hold.
 */
export function createRateLimit(name: string, rules: readonly Rule[], redis?: Redis): RateLimit {
  const perAddress = rules.map((rule) => counterOf(name, rule, redis));
  const perNetwork = rules.map(({ points, duration }) =>
    counterOf(`${name}:network`, { points: points * networkFactor, duration }, redis),
  );

  return {
    async take({ address, network }) {
      const wait = await firstRefusal(perAddress, address);
      if (wait > 0 || network === undefined) return wait;
      return firstRefusal(perNetwork, network);
    },
  };
}

async function firstRefusal(counters: readonly Counter[], key: string): Promise<number> {
  for (const counter of counters) {
    const wait = await waitFor(counter, key);
    if (wait > 0) return wait;
  }
  return 0;
}

type Counter = Pick<RateLimiterMemory, 'consume'>;

function counterOf(name: string, rule: Rule, redis: Redis | undefined): Counter {
  const settings = { ...rule, keyPrefix: `limit:${name}:${rule.duration}` };
  const memory = new RateLimiterMemory(settings);
  if (!redis) return memory;
  return new RateLimiterRedis({
    ...settings,
    storeClient: redis,
    rejectIfRedisNotReady: true,
    insuranceLimiter: memory,
    // A client that is refused is remembered here, and costs Redis nothing more.
    inMemoryBlockOnConsumed: rule.points + 1,
  });
}

async function waitFor(counter: Counter, key: string): Promise<number> {
  try {
    await counter.consume(key);
    return 0;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
  }
}
