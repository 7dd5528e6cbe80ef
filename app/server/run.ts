import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { createAddressBook } from './addresses/address-book.ts';
import { createApp } from './app.ts';
import type { BuiltSite } from './built-site.ts';
import { createChatOf } from './chat/assemble.ts';
import { createDirectAnswers } from './direct/answers.ts';
import type { Environment } from './environment.ts';
import { chatRules, createRateLimit, mailRules } from './limits/rate-limit.ts';
import { connectRedis } from './limits/redis.ts';
import { type Listening, listen } from './listen.ts';
import { createDemoRequestService } from './mail/demo-request-service.ts';
import { createSend } from './mail/send.ts';
import { openMailService } from './outbox/mail-service.ts';
import { createPages } from './pages/pages.ts';
import { createRender } from './pages/render.ts';
import { allowedHosts } from './security/allowed-hosts.ts';

export interface RunOptions {
  built: BuiltSite;
  environment: Environment;
  log: Logger;
}

/** Starts the whole server; `close` finishes what is under way, within the given milliseconds. */
export async function run(options: RunOptions): Promise<Listening> {
  const { built, environment, log } = options;
  const { site, files } = built;
  const redis = environment.REDIS_URL ? connectRedis(environment.REDIS_URL, log) : undefined;
  const elapsed = () => performance.now();
  const mailService = await openMailService({
    environment,
    site,
    log,
    now: Date.now,
    elapsed,
    sleep,
  });
  const demoRequests = createDemoRequestService({
    outbox: mailService.outbox,
    limit: createRateLimit('mail', mailRules, redis),
    onAccepted: mailService.post,
  });
  const app = createApp({
    pages: createPages({
      files,
      find: createAddressBook(site.routes),
      render: createRender({ built, demoRequests, allowed: allowedHosts(site) }),
    }),
    chat: createChatOf({
      files,
      assistant: site.assistant,
      environment,
      limit: createRateLimit('chat', chatRules, redis),
      now: Date.now,
    }),
    mail: createSend(site.email, demoRequests),
    proxies: { hops: environment.TRUST_PROXY },
    log,
    newId: randomUUID,
    now: elapsed,
  });
  // Behind a proxy the answer depends on what the proxy forwards.
  const answers = createDirectAnswers(
    environment.TRUST_PROXY === 0 ? files : new Map(),
    site.routes,
    Date.now,
  );
  const listening = await listen(app.fetch, {
    host: environment.HOST,
    port: environment.PORT,
    longestAnswer: environment.CHAT_TIMEOUT_MS,
    answers,
  });
  await mailService.begin();
  return {
    url: listening.url,
    async close(milliseconds) {
      // At once: a mail that began late would be cut off in the middle, and sent again.
      const ended = Promise.all([listening.close(milliseconds), mailService.close()]);
      await Promise.race([ended, delay(milliseconds)]);
      redis?.disconnect();
    },
  };
}

/** Longest wait a timer can hold. */
const longest = 2 ** 31 - 1;

async function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  try {
    await delay(Math.min(milliseconds, longest), undefined, { signal });
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
