import { Redis, ReplyError } from 'ioredis';
import type { Logger } from 'pino';

/** A visitor's wait for a Redis that accepts and does not answer. */
const commandTimeoutMs = 500;
/** Such silence, after which it counts as away, and visitors wait no more. */
const socketTimeoutMs = 1000;

/**
 * Connects to the Redis of `REDIS_URL`, and again whenever it comes back. It may be away at the
 * start: the log says so once, not at every attempt.
 */
export function connectRedis(url: string, log: Logger): Redis {
  const redis = new Redis(url, {
    connectTimeout: 2000,
    commandTimeout: commandTimeoutMs,
    socketTimeout: socketTimeoutMs,
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
