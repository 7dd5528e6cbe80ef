import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import { createChatOf } from './chat/assemble.ts';
import { proveGapsFile } from './chat/gaps.ts';
import type { Environment } from './environment.ts';
import { chatRules, createRateLimit, mailRules } from './limits/rate-limit.ts';
import { type Listening, listen } from './listen.ts';
import { createDemoRequestService } from './mail/demo-request-service.ts';
import { createSend } from './mail/send.ts';
import { openMailService } from './outbox/mail-service.ts';
import { createPages } from './pages/pages.ts';
import { createRender } from './pages/render.ts';
import { allowedHosts } from './security/allowed-hosts.ts';
import type { LoadedBuild } from './site/load-build.ts';

export interface RunOptions {
  built: LoadedBuild;
  environment: Environment;
  log: Logger;
}

/** Starts the whole server; `close` finishes what is under way, within `timeoutMs`. */
export async function run(options: RunOptions): Promise<Listening> {
  const { built, environment, log } = options;
  const { site, files } = built;
  if (environment.CHAT_GAPS === '1') await proveGapsFile(environment.CHAT_GAPS_FILE);
  const redis = environment.REDIS_URL ? await connectTo(environment.REDIS_URL, log) : undefined;
  const elapsed = () => performance.now();
  const mailService = await openMailService({
    environment,
    site,
    log,
    builtAt: built.builtAt,
    now: Date.now,
    elapsed,
    sleep,
  });
  const demoRequests = createDemoRequestService({
    outbox: mailService.outbox,
    limit: createRateLimit('mail', mailRules, redis),
    onAccepted: mailService.wake,
  });
  const hosts = new Set([new URL(site.origin).host, ...environment.SITE_HOSTS]);
  const app = createApp({
    files,
    routes: site.routes,
    chat: createChatOf({
      assistant: site.assistant,
      environment,
      limit: createRateLimit('chat', chatRules, redis),
      hosts,
      log,
      now: Date.now,
    }),
    mail: createSend(site.email, demoRequests, hosts),
    pages: createPages({
      files,
      routes: site.routes,
      redirects: site.redirects,
      hosts,
      render: createRender({ built, demoRequests, allowed: allowedHosts(site) }),
    }),
    proxies: { hops: environment.TRUST_PROXY },
    log,
    newId: randomUUID,
    now: elapsed,
  });
  const listening = await listen(app.fetch, {
    host: environment.HOST,
    port: environment.PORT,
    answerTimeoutMs: environment.CHAT_TIMEOUT_MS,
  });
  const { placeholders } = site;
  if (placeholders.length > 0)
    log.warn({ placeholders }, 'placeholders are left: not to be public');
  await mailService.begin();
  return {
    url: listening.url,
    async close(timeoutMs) {
      // At once: a mail that began late would be cut off in the middle, and sent again.
      const ended = Promise.all([listening.close(timeoutMs), mailService.close()]);
      await Promise.race([ended, delay(timeoutMs)]);
      redis?.disconnect();
    },
  };
}

/** The client of Redis takes a tenth of a start: without a Redis it is not loaded. */
async function connectTo(url: string, log: Logger): Promise<Redis> {
  const { connectRedis } = await import('./limits/redis.ts');
  return connectRedis(url, log);
}

/** More than this, and a timer fires at once. */
const maxTimerMs = 2 ** 31 - 1;

async function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  try {
    await delay(Math.min(milliseconds, maxTimerMs), undefined, { signal });
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
