import { once } from 'node:events';
import {
  copyFile,
  type FileHandle,
  mkdtemp,
  open,
  readdir,
  readFile,
  rm,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import fc from 'fast-check';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { compose } from '../../app/server/outbox/compose.ts';
import {
  codesOf,
  MailServerUnavailableError,
} from '../../app/server/outbox/mail-server-unavailable.ts';
import { openMailService } from '../../app/server/outbox/mail-service.ts';
import { createOutbox } from '../../app/server/outbox/outbox.ts';
import { createQueueWorker, retryDelay } from '../../app/server/outbox/queue-worker.ts';
import type { QueuedEmail } from '../../app/server/outbox/queued-email.ts';
import { keepRetention } from '../../app/server/outbox/retention.ts';
import { createSchedule } from '../../app/server/outbox/schedule.ts';
import { createSmtpDelivery } from '../../app/server/outbox/smtp.ts';
import { demoRequest } from './fixture-mail.ts';
import { type SmtpServer, startSmtp } from './fixture-smtp.ts';

const log = pino({ level: 'silent' });
const start = Date.UTC(2026, 10, 20, 10);
let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'outbox-'));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

async function openOutbox(now = () => start) {
  const outbox = createOutbox({ directory, now, randomId: () => 'abcd' });
  await outbox.open();
  return outbox;
}

/** Lets a step of a file fail once, as a disk in trouble does, when it is taken for the given time. */
async function failOnce(step: 'writeFile' | 'sync', time: number): Promise<void> {
  await using file = await open(directory, 'r');
  const files: FileHandle = Object.getPrototypeOf(file);
  const real = files[step];
  let taken = 0;
  vi.spyOn(files, step).mockImplementation(async function (this: FileHandle, ...given: unknown[]) {
    taken += 1;
    if (taken === time) throw new Error('EIO');
    return Reflect.apply(real, this, given);
  });
}

describe('the outbox', () => {
  test('holds one readable file a request', async () => {
    const outbox = await openOutbox();
    const id = await outbox.accept(demoRequest);
    expect(await readdir(directory)).toEqual([`${id}.json`, 'sent']);
    const text = await readFile(join(directory, `${id}.json`), 'utf8');
    expect(text).toContain('"company": "Engine & Cie"');
    expect(await outbox.read(id)).toEqual({
      id,
      receivedAt: '2026-11-20T10:00:00.000Z',
      request: demoRequest,
      attempts: 0,
    });
  });

  test('tells what a crash left half-written, and clears that alone', async () => {
    const first = await openOutbox();
    const id = await first.accept(demoRequest);
    await writeFile(join(directory, 'old.json.partial'), '{');
    const outbox = createOutbox({ directory, now: Date.now, randomId: () => 'abcd' });
    const left = await outbox.open();
    expect(left).toEqual(['old.json.partial']);
    await writeFile(join(directory, 'new.json.partial'), '{');
    await outbox.clear(left);
    expect(await readdir(directory)).toEqual([`${id}.json`, 'new.json.partial', 'sent']);
    expect(await outbox.waiting()).toEqual([id]);
  });

  test.each([
    ['written', 'writeFile', 1],
    ['synced', 'sync', 1],
    ['kept under its name', 'sync', 2],
  ] as const)('a request that cannot be %s leaves nothing behind', async (_, step, time) => {
    const outbox = await openOutbox();
    await failOnce(step, time);
    await expect(outbox.accept(demoRequest)).rejects.toThrow('EIO');
    expect(await readdir(directory)).toEqual(['sent']);
  });

  test.each([1, 2])(
    'an email survives when noting a failure is refused at sync %i',
    async (time) => {
      const outbox = await openOutbox();
      const id = await outbox.accept(demoRequest);
      const email = await outbox.read(id);
      await failOnce('sync', time);
      await expect(outbox.noteFailure(email, '451 come back later')).rejects.toThrow('EIO');
      expect(await readdir(directory)).toEqual([`${id}.json`, 'sent']);
      expect(await outbox.read(id)).toMatchObject({ request: demoRequest });
    },
  );

  test('removes what was mailed and kept long enough', async () => {
    let now = start;
    const outbox = await openOutbox(() => now);
    await outbox.noteSent(await outbox.read(await outbox.accept(demoRequest)));
    now += 1000;
    const later = await outbox.accept(demoRequest);
    await outbox.noteSent(await outbox.read(later));
    expect(await outbox.removeSentBefore(start + 1)).toBe(1);
    expect(await readdir(join(directory, 'sent'))).toEqual([`${later}.json`]);
  });
});

test('retention is kept at the start and every day, and a disk in trouble does not end it', async () => {
  const day = 86_400_000;
  let now = start;
  const asked: number[] = [];
  const enough = Promise.withResolvers<void>();
  const removeSentBefore = async (time: number) => {
    asked.push(time);
    if (asked.length === 2) throw new Error('EIO');
    return 1;
  };
  const sleep = async (milliseconds: number, signal: AbortSignal) => {
    now += milliseconds;
    if (asked.length < 3) return;
    enough.resolve();
    await once(signal, 'abort');
  };
  const outbox = { removeSentBefore };
  const retention = keepRetention({ outbox, days: 730, now: () => now, sleep, log });
  await enough.promise;
  await retention.stop();
  expect(asked).toEqual([0, 1, 2].map((days) => start + (days - 730) * day));
});

test('a schedule gives the earliest first, and of the same time what came first', () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.nat(5), { freq: 3 })), (steps) => {
      const schedule = createSchedule<{ at: number; name: number }>();
      const model: { at: number; name: number }[] = [];
      for (const [name, at] of steps.entries()) {
        if (at === null) expect(schedule.takeFirst()).toEqual(model.shift());
        else {
          schedule.add({ at, name });
          model.push({ at, name });
          model.sort((a, b) => a.at - b.at || a.name - b.name);
        }
        expect(schedule.first()).toEqual(model[0]);
      }
    }),
  );
});

describe('the worker', () => {
  /** Time that passes when the worker sleeps, and never otherwise. */
  function fakeTime() {
    const time = { now: start, slept: [] as number[] };
    const sleep = (milliseconds: number, signal: AbortSignal) =>
      new Promise<void>((resolve) => {
        if (Number.isFinite(milliseconds)) {
          time.slept.push(milliseconds);
          time.now += milliseconds;
          setImmediate(resolve);
        } else {
          signal.addEventListener('abort', () => resolve(), { once: true });
        }
      });
    return { time, sleep, now: () => time.now };
  }

  test('waits 5 s after the first failure and at most a minute', () => {
    expect([1, 2, 3, 4, 5, 6, 60].map(retryDelay)).toEqual([5, 10, 20, 40, 60, 60, 60]);
  });

  test('mails until the mail server accepts, and notes why it did not', async () => {
    const { time, sleep, now } = fakeTime();
    const outbox = await openOutbox(now);
    const id = await outbox.accept(demoRequest);
    const seen: QueuedEmail[] = [];
    const deliver = async (email: QueuedEmail) => {
      seen.push(email);
      if (seen.length < 4) throw new Error('451 come back later');
    };
    const worker = createQueueWorker({ outbox, deliver, now, sleep, log });
    worker.add(id);
    await vi.waitFor(async () => expect(await readdir(join(directory, 'sent'))).toHaveLength(1), {
      timeout: 10_000,
    });
    await worker.stop();
    expect(time.slept).toEqual([5000, 10_000, 20_000]);
    expect(seen.map(({ attempts, lastError }) => [attempts, lastError])).toEqual([
      [0, undefined],
      [1, '451 come back later'],
      [2, '451 come back later'],
      [3, '451 come back later'],
    ]);
    expect(await outbox.waiting()).toEqual([]);
  });

  test('one that is refused does not hold up the others', async () => {
    const { sleep, now } = fakeTime();
    const outbox = await openOutbox(now);
    const bad = await outbox.accept({ ...demoRequest, company: 'bad' });
    const email = await outbox.read(bad);
    const delivered: string[] = [];
    const worker = createQueueWorker({
      outbox: {
        ...outbox,
        read: async (id) => ({ ...email, id }),
        noteSent: () => Promise.resolve(),
      },
      deliver: async ({ id }) => {
        if (id === bad) throw new Error('550 no');
        delivered.push(id);
      },
      now,
      sleep,
      log,
    });
    worker.add(bad);
    worker.add('second');
    worker.add('third');
    await vi.waitFor(() => expect(delivered).toEqual(['second', 'third']), { timeout: 10_000 });
    await worker.stop();
  });

  test('what was mailed but could not be moved is not mailed twice', async () => {
    const { sleep, now } = fakeTime();
    const outbox = await openOutbox(now);
    const id = await outbox.accept(demoRequest);
    const deliver = vi.fn(() => Promise.resolve());
    const noteSent = vi
      .fn(outbox.noteSent)
      .mockRejectedValueOnce(new Error('EIO'))
      .mockRejectedValueOnce(new Error('EIO'));
    const worker = createQueueWorker({ outbox: { ...outbox, noteSent }, deliver, now, sleep, log });
    worker.add(id);
    await vi.waitFor(async () => expect(await readdir(join(directory, 'sent'))).toHaveLength(1), {
      timeout: 10_000,
    });
    await worker.stop();
    expect(deliver).toHaveBeenCalledTimes(1);
  });

  test('an email that the disk does not give is tried again', async () => {
    const { time, sleep, now } = fakeTime();
    const outbox = await openOutbox(now);
    const id = await outbox.accept(demoRequest);
    const read = vi
      .fn(outbox.read)
      .mockRejectedValueOnce(Object.assign(new Error('too many files'), { code: 'EMFILE' }))
      .mockRejectedValueOnce(Object.assign(new Error('the disk'), { code: 'EIO' }));
    const deliver = vi.fn(() => Promise.resolve());
    const worker = createQueueWorker({ outbox: { ...outbox, read }, deliver, now, sleep, log });
    worker.add(id);
    await vi.waitFor(async () => expect(await readdir(join(directory, 'sent'))).toHaveLength(1), {
      timeout: 10_000,
    });
    await worker.stop();
    expect(time.slept).toEqual([5000, 10_000]);
    expect(deliver).toHaveBeenCalledTimes(1);
  });

  test('a file that is damaged, gone, or a copy is left as it is', async () => {
    const { time, sleep, now } = fakeTime();
    const outbox = await openOutbox(now);
    await writeFile(join(directory, 'half.json'), '{"id":');
    await writeFile(join(directory, 'odd.json'), '{"id":"odd"}');
    const deliver = vi.fn(() => Promise.resolve());
    const worker = createQueueWorker({ outbox, deliver, now, sleep, log });
    const good = await outbox.accept(demoRequest);
    await copyFile(join(directory, `${good}.json`), join(directory, 'copy.json'));
    for (const id of ['half', 'odd', 'gone', 'copy', good]) worker.add(id);
    await vi.waitFor(async () => expect(await outbox.waiting()).toEqual(['copy', 'half', 'odd']), {
      timeout: 10_000,
    });
    await worker.stop();
    expect(time.slept).toEqual([]);
    expect(deliver).toHaveBeenCalledTimes(1);
  });

  /** A worker over emails in memory. */
  function workerOver(deliver: (id: string) => Promise<void>) {
    const { time, sleep, now } = fakeTime();
    const failed: string[] = [];
    const sent: string[] = [];
    const email = { receivedAt: '2026-11-20T10:00:00.000Z', request: demoRequest, attempts: 0 };
    const worker = createQueueWorker({
      outbox: {
        read: async (id) => ({ ...email, id }),
        noteFailure: async ({ id }) => void failed.push(id),
        noteSent: async ({ id }) => void sent.push(id),
      },
      deliver: ({ id }) => deliver(id),
      now,
      sleep,
      log,
    });
    const add = (id: string) => {
      time.now += 1;
      worker.add(id);
    };
    return { time, worker, add, failed, sent };
  }

  test('while the mail server is away one email at a time asks for it, then all go in order', async () => {
    const tried: number[] = [];
    const { time, worker, add, failed, sent } = workerOver(async (id) => {
      if (sent.length > 0) return;
      tried.push(time.now);
      // New ones arrive meanwhile, and are no reason to try.
      if (tried.length === 3) add('late');
      if (tried.length < 9) throw new MailServerUnavailableError(`refused for ${id}`);
    });
    const ids = Array.from({ length: 2000 }, (_, index) => `${index}`);
    for (const id of ids) add(id);
    await vi.waitFor(() => expect(sent).toHaveLength(2001), { timeout: 10_000 });
    await worker.stop();
    const pauses = tried
      .slice(1)
      .map((at, index) => Math.round((at - Number(tried[index])) / 1000));
    expect(pauses).toEqual([5, 10, 20, 40, 60, 60, 60, 60]);
    expect(failed).toEqual(ids.slice(0, 8));
    expect(sent).toEqual(['8', ...ids.filter((id) => id !== '8'), 'late']);
    expect(time.now - Number(tried.at(-1))).toBeLessThan(5000);
  });

  test('one email that waits alone asks for the mail server again and again', async () => {
    let left = 4;
    const { time, worker, add, sent } = workerOver(async () => {
      left -= 1;
      if (left > 0) throw new MailServerUnavailableError('refused');
    });
    add('alone');
    await vi.waitFor(() => expect(sent).toEqual(['alone']), { timeout: 10_000 });
    await worker.stop();
    expect(time.slept).toEqual([5000, 10_000, 20_000]);
  });

  test('emails at which the mail server breaks down hold up no other', async () => {
    let lost = 0;
    const { worker, add, failed, sent } = workerOver(async (id) => {
      if (id.startsWith('bad')) throw new MailServerUnavailableError('the connection broke');
      if (id === 'good 99') lost = failed.length;
    });
    const good = Array.from({ length: 100 }, (_, index) => `good ${index}`);
    for (const id of ['bad 1', 'bad 2', ...good, 'bad 3']) add(id);
    await vi.waitFor(() => expect(sent).toHaveLength(100), { timeout: 10_000 });
    expect(lost).toBeLessThan(10);
    add('later');
    await vi.waitFor(() => expect(sent).toEqual([...good, 'later']), { timeout: 10_000 });
    await worker.stop();
  });

  test('a refusal is an answer: the mail server is back', async () => {
    let tried = 0;
    const { time, worker, add, sent } = workerOver(async (id) => {
      tried += 1;
      if (tried === 1) throw new MailServerUnavailableError('refused');
      if (id === 'second') throw new Error('550 no');
    });
    for (const id of ['first', 'second', 'third']) add(id);
    await vi.waitFor(() => expect(sent).toEqual(['first', 'third']), { timeout: 10_000 });
    await worker.stop();
    expect(time.slept[0]).toBe(5000);
  });

  test('the log holds neither what a mail server says nor what a damaged file holds', async () => {
    const { sleep, now } = fakeTime();
    const lines: string[] = [];
    const smtp = await startSmtp();
    smtp.verdict = '554 5.7.1 rejected: Ada King Lovelace <ada@engine.example>';
    const outbox = await openOutbox(now);
    await writeFile(join(directory, 'half.json'), 'ada@engine.example');
    const url = `smtp://127.0.0.1:${smtp.port}`;
    const { deliver, close } = createSmtpDelivery(url, 'sales@site.example');
    const worker = createQueueWorker({
      outbox,
      deliver,
      now,
      sleep,
      log: pino({ base: null }, { write: (line) => lines.push(line) }),
    });
    const id = await outbox.accept(demoRequest);
    for (const name of ['half', id]) worker.add(name);
    const noted = { lastError: expect.stringContaining('<ada@engine.example>') };
    await vi.waitFor(async () => expect(await outbox.read(id)).toMatchObject(noted), {
      timeout: 10_000,
    });
    await worker.stop();
    close();
    await smtp.close();
    const logged = lines.join('');
    expect(logged).toContain('"reason":"EMESSAGE 554"');
    expect(logged).toContain('"msg":"outbox file cannot be read"');
    expect(logged).not.toMatch(/ada|lovelace|engine/i);
  });

  test('100,000 emails that wait take seconds', async () => {
    const { sleep, now } = fakeTime();
    const email = { receivedAt: '2026-11-20T10:00:00.000Z', request: demoRequest, attempts: 0 };
    const many = 100_000;
    let delivered = 0;
    const worker = createQueueWorker({
      outbox: {
        read: async (id) => ({ ...email, id }),
        noteFailure: () => Promise.resolve(),
        noteSent: () => Promise.resolve(),
      },
      deliver: async () => {
        delivered += 1;
      },
      now,
      sleep,
      log,
    });
    const started = performance.now();
    for (let id = 0; id < many; id++) worker.add(String(id));
    await vi.waitFor(() => expect(delivered).toBe(many), { timeout: 25_000, interval: 100 });
    await worker.stop();
    console.log(`100,000 emails handed over in ${(performance.now() - started).toFixed(0)} ms`);
  });

  test('takes up what waits when it is told to begin, not before: another server may hold the port', async () => {
    const id = await (await openOutbox()).accept(demoRequest);
    await writeFile(join(directory, 'other.json.partial'), '{');
    const smtp = await startSmtp();
    const room = await openMailService({
      environment: { OUTBOX_DIR: directory, SMTP_URL: `smtp://127.0.0.1:${smtp.port}` },
      site: { salesAddress: 'sales@site.example', retentionDays: 730 },
      log,
      now: Date.now,
      elapsed: () => performance.now(),
      sleep: (milliseconds, signal) =>
        delay(Math.min(milliseconds, 60_000), undefined, { signal }).catch(() => undefined),
    });
    await delay(100);
    expect(smtp.mails).toEqual([]);
    expect(await readdir(directory)).toEqual([`${id}.json`, 'other.json.partial', 'sent']);
    await room.begin();
    await vi.waitFor(() => expect(smtp.mails).toHaveLength(1), { timeout: 10_000 });
    await room.close();
    expect(await readdir(directory)).toEqual(['sent']);
    await smtp.close();
  });

  test('retries follow a clock that nobody sets', async () => {
    const { time, sleep } = fakeTime();
    const smtp = await startSmtp();
    smtp.verdict = '451 come back later';
    const room = await openMailService({
      environment: { OUTBOX_DIR: directory, SMTP_URL: `smtp://127.0.0.1:${smtp.port}` },
      site: { salesAddress: 'sales@site.example', retentionDays: 730 },
      log,
      // Set back by an hour each second.
      now: () => start - (time.now - start) * 3600,
      elapsed: () => time.now,
      // A day is slept by the retention, which is not asked here.
      sleep: (milliseconds, signal) =>
        sleep(milliseconds < 86_400_000 ? milliseconds : Number.POSITIVE_INFINITY, signal),
    });
    room.post(await room.outbox.accept(demoRequest));
    await vi.waitFor(() => expect(time.slept).toContain(10_000), { timeout: 10_000 });
    smtp.verdict = '250 ok';
    await vi.waitFor(() => expect(smtp.mails).toHaveLength(1), { timeout: 10_000 });
    await room.close();
    await smtp.close();
  });
});

describe('the mail', () => {
  const email = { id: 'x', receivedAt: '2026-11-20T10:00:00.000Z', attempts: 0 };
  const composed = (change: Partial<typeof demoRequest> = {}) =>
    compose({ ...email, request: { ...demoRequest, ...change } }, 'sales@site.example');

  test('goes to the sales address, with every field, and answers go to the visitor', () => {
    const mail = composed();
    expect(mail.to).toBe('sales@site.example');
    expect(mail.replyTo).toEqual({ name: 'Ada King Lovelace', address: 'ada@engine.example' });
    expect(mail.subject).toBe('Demo Request from Ada King Lovelace - Engine & Cie');
    for (const text of Object.values(demoRequest)) expect(mail.text).toContain(text);
  });

  test('has no reply address when a header could read two in it', () => {
    expect(composed({ email: 'a@b.example,c@d.example' })).not.toHaveProperty('replyTo');
  });
});

describe('the mail server', () => {
  const email = { receivedAt: '2026-11-20T10:00:00.000Z', request: demoRequest, attempts: 0 };
  let smtp: SmtpServer;

  beforeEach(async () => {
    smtp = await startSmtp();
  });
  afterEach(() => smtp.close());

  function connect(limit?: number) {
    const url = `smtp://user:secret@127.0.0.1:${smtp.port}`;
    const { deliver, close } = createSmtpDelivery(url, 'sales@site.example', limit);
    return { mail: (id: string) => deliver({ ...email, id }), close };
  }

  test.each<[string, Record<string, string>]>([
    ['greets with 421', { CONNECT: '421 too busy' }],
    ['greets with 554', { CONNECT: '554 no service' }],
    ['knows no login', { EHLO: '250-mx.example\r\n250 AUTH PLAIN', AUTH: '535 who?' }],
    ['has no TLS after all', { EHLO: '250-mx.example\r\n250 STARTTLS', STARTTLS: '454 not now' }],
    ['ends at a command', { RCPT: '421 closing' }],
  ])('that %s is away', async (_, replies) => {
    smtp.replies = replies;
    const { mail, close } = connect();
    await expect(mail('x')).rejects.toBeInstanceOf(MailServerUnavailableError);
    close();
  });

  test('that nobody reaches is away', async () => {
    await smtp.close();
    const { mail, close } = connect();
    const error = await mail('x').catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(MailServerUnavailableError);
    expect(codesOf(error)).toBe('ESOCKET ECONNREFUSED');
    close();
  });

  test('that dribbles its replies is away when the time for a mail is over', async () => {
    smtp.dribbles = true;
    const { mail, close } = connect(200);
    await expect(mail('x')).rejects.toBeInstanceOf(MailServerUnavailableError);
    await vi.waitFor(() => expect(smtp.open()).toBe(0), { timeout: 10_000 });
    smtp.dribbles = false;
    await mail('y');
    expect(smtp.mails).toHaveLength(1);
    close();
  });

  test.each<[string, Record<string, string>, string]>([
    ['the sender', { MAIL: '550 not you' }, '250 ok'],
    ['the recipient', { RCPT: '450 later' }, '250 ok'],
    ['the text', {}, '554 spam'],
  ])('that refuses %s is there', async (_, replies, verdict) => {
    Object.assign(smtp, { replies, verdict });
    const { mail, close } = connect();
    const error = await mail('x').catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(MailServerUnavailableError);
    close();
  });

  test('gets many emails through few connections, and each once when it ends one', async () => {
    const { mail, close } = connect();
    for (let number = 0; number < 50; number++) await mail(`a${number}`);
    expect(smtp.connections).toBe(1);
    smtp.hangUp();
    for (let number = 0; number < 50; number++) await mail(`b${number}`);
    expect(smtp.connections).toBe(2);
    expect(smtp.mails).toHaveLength(100);
    close();
  });
});
