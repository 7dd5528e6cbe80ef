import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { resolve } from 'node:path';
import type { Logger } from 'pino';
import { type Duration, duration } from '#schema/duration.ts';
import { type Environment, EnvironmentError } from '../environment.ts';
import type { Site } from '../site/site.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { lockOutbox, type Release } from './outbox-lock.ts';
import { createQueueWorker, type QueueWorker } from './queue-worker.ts';
import { keepRetention } from './retention.ts';
import { createSmtpDelivery } from './smtp.ts';

export interface MailServiceOptions {
  environment: Pick<Environment, 'OUTBOX_DIR' | 'SMTP_URL'>;
  site: Pick<Site, 'salesAddress' | 'messages' | 'retention'>;
  log: Logger;
  /** Milliseconds since 1970: no request comes earlier, whatever a clock says that was not set yet. */
  builtAt: number;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Milliseconds of a clock that nobody sets. */
  elapsed: () => number;
  sleep: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

export interface MailService {
  outbox: Outbox;
  /**
   * Mails what waits, and deletes what was kept long enough, unless another server does so in this
   * outbox: then when that one has ended. To be called once this server has its port.
   */
  begin(): Promise<void>;
  /** Something new waits in the outbox. */
  wake(): void;
  close(): Promise<void>;
}

/** Between two looks into the outbox, and two attempts to lock it. */
const intervalMs = 10_000;

/** A mail server that is well answers within a second or two. */
const patienceMs = 10_000;

/** Opens the outbox. Throws an EnvironmentError when it cannot be used, or nobody says how long to keep what is in it. */
export async function openMailService(options: MailServiceOptions): Promise<MailService> {
  const { environment, site, log, builtAt, now, elapsed, sleep } = options;
  const retention = checked(site.retention);
  const directory = resolve(environment.OUTBOX_DIR);
  const outbox = await openOutbox(options, directory);
  const stopping = new AbortController();
  let worker: QueueWorker | undefined;
  let working = Promise.resolve();

  return {
    outbox,
    async begin() {
      const release = await lock();
      if (!release)
        log.warn('another server holds the outbox: this one stores requests and mails none');
      working = release ? work(release) : workLater();
    },
    wake: () => worker?.wake(),
    async close() {
      stopping.abort();
      await working;
    },
  };

  async function lock(): Promise<Release | undefined> {
    try {
      return await lockOutbox(directory);
    } catch (error) {
      throw new EnvironmentError(`OUTBOX_DIR: ${directory} cannot be locked`, { cause: error });
    }
  }

  async function workLater(): Promise<void> {
    while (!stopping.signal.aborted) {
      await sleep(intervalMs, stopping.signal);
      const release = stopping.signal.aborted ? undefined : await tryLock();
      if (!release) continue;
      log.info('the other server has left the outbox: this one mails from now on');
      return work(release);
    }
  }

  async function tryLock(): Promise<Release | undefined> {
    try {
      return await lockOutbox(directory);
    } catch (error) {
      log.error({ err: error }, 'outbox cannot be locked');
      return undefined;
    }
  }

  async function work(release: Release): Promise<void> {
    const kept = keepRetention({ outbox, retention, builtAt, now, elapsed, sleep, log });
    const mailing = environment.SMTP_URL ? mail(environment.SMTP_URL) : undefined;
    if (!stopping.signal.aborted) await once(stopping.signal, 'abort');
    await Promise.all([kept.stop(), mailing?.stop()]);
    release();
  }

  function mail(url: string) {
    const { deliver, close } = createSmtpDelivery(url, site);
    worker = createQueueWorker({
      outbox,
      deliver,
      now: elapsed,
      sleep,
      scanIntervalMs: intervalMs,
      patienceMs,
      log,
    });
    const { stop } = worker;
    return { stop: () => stop().then(close) };
  }
}

async function openOutbox(
  { environment, log, builtAt, now }: MailServiceOptions,
  directory: string,
): Promise<Outbox> {
  const outbox = createOutbox({
    directory,
    now: () => Math.max(now(), builtAt),
    randomId: () => randomBytes(4).toString('hex'),
  });
  try {
    const foreign = await outbox.open();
    if (foreign.length > 0) log.warn({ foreign }, "other users may read the outbox's folders");
    const { length: waiting } = await outbox.waiting();
    if (!environment.SMTP_URL)
      log.info({ waiting }, 'no SMTP_URL: demo requests stay in the outbox');
    return outbox;
  } catch (error) {
    throw new EnvironmentError(`OUTBOX_DIR: ${directory} cannot be written`, { cause: error });
  }
}

/** What deletes does not guess: without a duration the server does not start. */
function checked(retention: unknown): Duration {
  const parsed = duration.safeParse(retention);
  if (parsed.success) return parsed.data;
  const expected = 'expected a whole number of days, months or years';
  throw new EnvironmentError(`retention-form of content/figures.yaml: ${expected}`);
}
