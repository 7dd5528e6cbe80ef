import { readdir } from 'node:fs/promises';
import pino from 'pino';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  type MailServiceOptions,
  openMailService,
} from '../../../app/server/outbox/mail-service.ts';
import { HeldTime } from '../../../features/support/held-time.ts';
import { type SmtpServer, startSmtp } from '../../../features/support/smtp-double.ts';
import { slow } from '../../slow.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { emailParameters, salesDesk } from '../fixture-mail.ts';
import { fakeTime, openOutbox, start } from './fixture-outbox.ts';

vi.setConfig(slow);

const log = pino({ level: 'silent' });
const retention = { value: 2, unit: 'years' } as const;
let directory: string;

beforeEach(async () => {
  directory = await temporaryFolder();
});

function optionsOf(smtp: SmtpServer, change: Partial<MailServiceOptions> = {}): MailServiceOptions {
  return {
    environment: { OUTBOX_DIR: directory, SMTP_URL: `smtp://127.0.0.1:${smtp.port}` },
    site: { ...salesDesk, retention },
    log,
    builtAt: 0,
    now: Date.now,
    elapsed: () => performance.now(),
    sleep: new HeldTime(start).sleep,
    ...change,
  };
}

test('takes up what waits when it is told to begin, not before: another server may hold the port', async () => {
  await (await openOutbox(directory)).accept(emailParameters);
  const smtp = await startSmtp();
  const service = await openMailService(optionsOf(smtp));
  // It begins later: had the first one begun when it was opened, the outbox would not be free any more.
  const site = { ...salesDesk, retention, salesAddress: 'other@site.example' };
  const other = await openMailService(optionsOf(smtp, { site }));
  await other.begin();
  await vi.waitFor(() => expect(smtp.mails).toHaveLength(1), { timeout: 60_000 });
  await other.close();
  await service.outbox.accept(emailParameters);
  await service.begin();
  await vi.waitFor(() => expect(smtp.mails).toHaveLength(2), { timeout: 60_000 });
  await service.close();
  const recipients = smtp.mails.map((mail) => /^To: (.*)$/m.exec(mail)?.[1]);
  expect(recipients).toEqual([site.salesAddress, salesDesk.salesAddress]);
  expect(await readdir(directory)).toEqual(['lock', 'sent', 'unanswered']);
  await smtp.close();
});

test('retries follow a clock that nobody sets', async () => {
  const { time, sleep } = fakeTime();
  const smtp = await startSmtp();
  smtp.verdict = '451 come back later';
  const service = await openMailService(
    optionsOf(smtp, {
      // Set back by an hour each second.
      now: () => start - (time.now - start) * 3600,
      elapsed: () => time.now,
      // A day is slept by the retention, which is not asked here.
      sleep: (milliseconds, signal) =>
        sleep(milliseconds < 86_400_000 ? milliseconds : Number.POSITIVE_INFINITY, signal),
    }),
  );
  await service.outbox.accept(emailParameters);
  await service.begin();
  await vi.waitFor(() => expect(time.slept.slice(0, 2)).toEqual([5000, 10_000]), {
    timeout: 60_000,
  });
  smtp.verdict = '250 ok';
  await vi.waitFor(() => expect(smtp.mails).toHaveLength(1), { timeout: 60_000 });
  await service.close();
  await smtp.close();
});

test('a request that comes before the clock is set is not deleted once it is', async () => {
  const smtp = await startSmtp();
  const built = optionsOf(smtp, { builtAt: start });
  const early = await openMailService({ ...built, now: () => 0 });
  const id = await early.outbox.accept(emailParameters);
  expect(await early.outbox.read(id)).toMatchObject({ receivedAt: '2026-11-20T10:00:00.000Z' });
  await early.close();
  const { SMTP_URL: _, ...environment } = built.environment;
  const later = await openMailService({ ...built, environment, now: () => start + 1000 });
  await later.begin();
  await later.close();
  expect(await later.outbox.waiting()).toEqual([id]);
  await smtp.close();
});

test('a second one in the same outbox mails nothing until the first one ends', async () => {
  const smtp = await startSmtp();
  const [timeOfFirst, timeOfSecond] = [new HeldTime(start), new HeldTime(start)];
  const first = await openMailService(optionsOf(smtp, { sleep: timeOfFirst.sleep }));
  await first.begin();
  // It has looked into the outbox, to mail and to delete, and does not look again.
  await timeOfFirst.asleep(2);
  const lines: string[] = [];
  const second = await openMailService(
    optionsOf(smtp, {
      log: pino({ base: null }, { write: (line) => lines.push(JSON.parse(line).msg) }),
      sleep: timeOfSecond.sleep,
    }),
  );
  await second.begin();
  await second.outbox.accept(emailParameters);
  second.wake();
  await timeOfSecond.asleep(1);
  await timeOfSecond.pass(60_000, 1);
  expect(smtp.mails).toEqual([]);
  expect(lines).toEqual([
    'another server holds the outbox: this one stores requests and mails none',
  ]);
  expect((await readdir(directory)).filter((name) => !name.endsWith('.json'))).toEqual([
    'lock',
    'sent',
    'unanswered',
  ]);
  await first.close();
  await timeOfSecond.pass(10_000, 2);
  expect(smtp.mails).toHaveLength(1);
  await second.close();
  await smtp.close();
});

test('what another server stores is mailed as well', async () => {
  const smtp = await startSmtp();
  const { sleep } = fakeTime();
  const service = await openMailService(optionsOf(smtp, { sleep }));
  await service.begin();
  await (await openOutbox(directory)).accept(emailParameters);
  await vi.waitFor(() => expect(smtp.mails).toHaveLength(1), { timeout: 60_000 });
  await service.close();
  await smtp.close();
});
