import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import type { Logger } from 'pino';
import { type Environment, EnvironmentError } from '../environment.ts';
import type { Site } from '../site/site.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { createQueueWorker } from './queue-worker.ts';
import { keepRetention } from './retention.ts';
import { createSmtpDelivery } from './smtp.ts';

export interface MailServiceOptions {
  environment: Pick<Environment, 'OUTBOX_DIR' | 'SMTP_URL'>;
  site: Pick<Site, 'salesAddress' | 'retentionDays'>;
  log: Logger;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Milliseconds of a clock that nobody sets. */
  elapsed: () => number;
  sleep: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

export interface MailService {
  outbox: Outbox;
  /**
   * Takes up what waited at the opening, and clears what a crash left half-written. Not before this
   * server has its port: another one that holds it may be mailing and writing the same emails.
   */
  begin(): Promise<void>;
  /** Hands a stored email to the worker, if there is a mail server. */
  post(id: string): void;
  close(): Promise<void>;
}

/** Opens the outbox, and removes what was kept long enough. */
export async function openMailService(options: MailServiceOptions): Promise<MailService> {
  const { environment, site, log, now, elapsed, sleep } = options;
  const { outbox, waiting, halfWritten } = await openOutbox(resolve(environment.OUTBOX_DIR), now);
  const retention = keepRetention({ outbox, days: site.retentionDays, now, sleep, log });
  if (!environment.SMTP_URL) {
    log.info({ waiting: waiting.length }, 'no SMTP_URL: demo requests stay in the outbox');
    const begin = () => outbox.clear(halfWritten);
    return { outbox, begin, post: () => undefined, close: retention.stop };
  }
  const { deliver, close } = createSmtpDelivery(environment.SMTP_URL, site.salesAddress);
  const worker = createQueueWorker({ outbox, deliver, now: elapsed, sleep, log });
  return {
    outbox,
    async begin() {
      await outbox.clear(halfWritten);
      for (const id of waiting) worker.add(id);
    },
    post: worker.add,
    async close() {
      await Promise.all([worker.stop(), retention.stop()]);
      close();
    },
  };
}

async function openOutbox(directory: string, now: () => number) {
  const randomId = () => randomBytes(4).toString('hex');
  const outbox = createOutbox({ directory, now, randomId });
  try {
    const halfWritten = await outbox.open();
    return { outbox, halfWritten, waiting: await outbox.waiting() };
  } catch (error) {
    throw new EnvironmentError(`OUTBOX_DIR: ${directory} cannot be written`, { cause: error });
  }
}
