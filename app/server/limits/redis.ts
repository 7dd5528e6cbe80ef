import { Redis, ReplyError } from 'ioredis';
import type { Logger } from 'pino';

/** Milliseconds that a visitor waits for a Redis that accepts and does not answer. */
const patience = 500;
/** Milliseconds of such silence after which it counts as away, and visitors wait no more. */
const longestSilence = 1000;

/**
 * Connects to the Redis of `REDIS_URL`, and again whenever it comes back. It may be away at the
 * start: the log says so once, not at every attempt.
 */
export function connectRedis(url: string, log: Logger): Redis {
  const redis = new Redis(url, {
    connectTimeout: 2000,
    commandTimeout: patience,
    socketTimeout: longestSilence,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
  });
  let state: 'unknown' | 'there' | 'away' = 'unknown';
  redis.on('ready', () => {
    state = 'there';
    log.info('Redis counts the limits');
  });
  redis.on('error', (error: NodeJS.ErrnoException) => {
    if (state !== 'away') {
      log.warn({ reason: reasonOf(error) }, 'Redis is away: this server counts alone');
    }
    state = 'away';
  });
  return redis;
}

/** Of Redis's own words the first, such as `WRONGPASS`: the rest may repeat a password. */
function reasonOf(error: NodeJS.ErrnoException): string {
  if (error instanceof ReplyError) return error.message.replace(/ .*/s, '');
  return error.code ?? error.message;
}
