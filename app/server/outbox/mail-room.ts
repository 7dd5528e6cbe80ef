import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import type { Logger } from 'pino';
import { type Environment, EnvironmentError } from '../environment.ts';
import type { ServedSite } from '../site.ts';
import { createCourier } from './courier.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { createSmtpDelivery } from './smtp.ts';

export interface MailRoomOptions {
  environment: Pick<Environment, 'OUTBOX_DIR' | 'SMTP_URL'>;
  site: Pick<ServedSite, 'salesAddress' | 'retentionDays'>;
  log: Logger;
  now: () => number;
  sleep: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

export interface MailRoom {
  outbox: Outbox;
  /** Hands a stored letter to the courier, if there is a mail server. */
  post(id: string): void;
  close(): Promise<void>;
}

const day = 86_400_000;

/** Opens the outbox, takes up what waits there, and removes what was kept long enough. */
export async function openMailRoom(options: MailRoomOptions): Promise<MailRoom> {
  const { environment, site, log, now, sleep } = options;
  const directory = resolve(environment.OUTBOX_DIR);
  const chance = () => randomBytes(4).toString('hex');
  const outbox = createOutbox({ directory, now, chance });
  try {
    await outbox.open();
  } catch (error) {
    throw new EnvironmentError(`OUTBOX_DIR: ${directory} cannot be written`, { cause: error });
  }
  const removed = await outbox.removeSentBefore(now() - site.retentionDays * day);
  if (removed > 0) log.info({ removed }, 'mailed requests past their retention removed');
  const waiting = await outbox.waiting();
  if (!environment.SMTP_URL) {
    log.info({ waiting: waiting.length }, 'no SMTP_URL: demo requests stay in the outbox');
    return { outbox, post: () => undefined, close: async () => undefined };
  }
  const deliver = createSmtpDelivery(environment.SMTP_URL, site.salesAddress);
  const courier = createCourier({ outbox, deliver, now, sleep, log });
  for (const id of waiting) courier.add(id);
  return { outbox, post: courier.add, close: courier.stop };
}
