import { Redis } from 'ioredis';
import type { Logger } from 'pino';

/** Milliseconds after which a Redis that accepts and does not answer counts as away. */
const patience = 500;

/**
 * Connects to the Redis of `REDIS_URL`, and again whenever it comes back. It may be away at the
 * start: the log says so once, not at every attempt.
 */
export function connectRedis(url: string, log: Logger): Redis {
  const redis = new Redis(url, {
    connectTimeout: 2000,
    commandTimeout: patience,
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
      log.warn({ reason: error.code ?? error.name }, 'Redis is away: this server counts alone');
    }
    state = 'away';
  });
  return redis;
}
