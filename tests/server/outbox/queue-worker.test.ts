import { execFileSync } from 'node:child_process';
import { copyFile, mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pino from 'pino';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  MailServerUnavailableError,
  UnansweredError,
} from '../../../app/server/outbox/failed-delivery.ts';
import { createQueueWorker } from '../../../app/server/outbox/queue-worker.ts';
import { retryDelayMs } from '../../../app/server/outbox/retries.ts';
import { createSmtpDelivery } from '../../../app/server/outbox/smtp.ts';
import { startSmtp } from '../../../features/support/smtp-double.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { emailParameters, salesDesk } from '../fixture-mail.ts';
import { fakeTime, openOutbox } from './fixture-outbox.ts';

const log = pino({ level: 'silent' });
/** Nothing but its own waking and retries makes the worker look. */
const pace = { scanIntervalMs: Number.POSITIVE_INFINITY, patienceMs: 60_000 };
let directory: string;

beforeEach(async () => {
  directory = await temporaryFolder();
});

describe('the queue worker', () => {
  test('waits 5 s after the first failure and at most a minute', () => {
    expect([1, 2, 3, 4, 5, 6, 60].map(retryDelayMs)).toEqual([
      5000, 10_000, 20_000, 40_000, 60_000, 60_000, 60_000,
    ]);
  });

  test('one that is refused does not hold up the others', async () => {
    const { sleep, now } = fakeTime();
    const outbox = await openOutbox(directory, now);
    const bad = await outbox.accept({ ...emailParameters, company: 'bad' });
    const email = await outbox.read(bad);
    const delivered: string[] = [];
    const worker = createQueueWorker({
      outbox: {
        ...outbox,
        waiting: async () => [bad, 'second', 'third'].filter((id) => !delivered.includes(id)),
        read: async (id) => ({ ...email, id }),
        noteSent: () => Promise.resolve(),
      },
      deliver: async ({ id }) => {
        if (id === bad) throw new Error('550 no');
        delivered.push(id);
      },
      now,
      sleep,
      ...pace,
      log,
    });
    await vi.waitFor(() => expect(delivered).toEqual(['second', 'third']), { timeout: 60_000 });
    await worker.stop();
  });

  test('what was mailed but could not be moved is not mailed twice', async () => {
    const { sleep, now } = fakeTime();
    const outbox = await openOutbox(directory, now);
    await outbox.accept(emailParameters);
    const deliver = vi.fn(() => Promise.resolve());
    const noteSent = vi
      .fn(outbox.noteSent)
      .mockRejectedValueOnce(new Error('EIO'))
      .mockRejectedValueOnce(new Error('EIO'));
    const worker = createQueueWorker({
      outbox: { ...outbox, noteSent },
      deliver,
      now,
      sleep,
      ...pace,
      log,
    });
    await vi.waitFor(async () => expect(await readdir(join(directory, 'sent'))).toHaveLength(1), {
      timeout: 60_000,
    });
    await worker.stop();
    expect(deliver).toHaveBeenCalledTimes(1);
  });

  test.each(['waiting', 'read'] as const)(
    'told to stop while the disk is asked for what is %s, it begins no mail',
    async (step) => {
      const { sleep, now } = fakeTime();
      const outbox = await openOutbox(directory, now);
      const id = await outbox.accept(emailParameters);
      const asked = Promise.withResolvers<void>();
      const stopped = Promise.withResolvers<void>();
      const slow = async () => {
        asked.resolve();
        await stopped.promise;
      };
      const deliver = vi.fn(() => Promise.resolve());
      const worker = createQueueWorker({
        outbox: {
          ...outbox,
          waiting: async () => {
            if (step === 'waiting') await slow();
            return outbox.waiting();
          },
          read: async (wanted) => {
            if (step === 'read') await slow();
            return outbox.read(wanted);
          },
        },
        deliver,
        now,
        sleep,
        ...pace,
        log,
      });
      await asked.promise;
      const over = worker.stop();
      stopped.resolve();
      await over;
      expect(deliver).not.toHaveBeenCalled();
      expect(await outbox.waiting()).toEqual([id]);
    },
  );

  test('a folder that the disk does not give is looked into again with the next look', async () => {
    const { time, sleep, now } = fakeTime();
    const outbox = await openOutbox(directory, now);
    await outbox.accept(emailParameters);
    const waiting = vi.fn(outbox.waiting).mockRejectedValueOnce(new Error('EIO'));
    const deliver = vi.fn(() => Promise.resolve());
    const looks = { ...pace, scanIntervalMs: 10_000, sleep };
    const worker = createQueueWorker({
      outbox: { ...outbox, waiting },
      deliver,
      now,
      log,
      ...looks,
    });
    await vi.waitFor(() => expect(deliver).toHaveBeenCalledTimes(1), { timeout: 60_000 });
    await worker.stop();
    expect(time.slept[0]).toBe(10_000);
  });

  test('an email that the disk does not give is tried again', async () => {
    const { time, sleep, now } = fakeTime();
    const outbox = await openOutbox(directory, now);
    await outbox.accept(emailParameters);
    const read = vi
      .fn(outbox.read)
      .mockRejectedValueOnce(Object.assign(new Error('too many files'), { code: 'EMFILE' }))
      .mockRejectedValueOnce(Object.assign(new Error('the disk'), { code: 'EIO' }));
    const deliver = vi.fn(() => Promise.resolve());
    const worker = createQueueWorker({
      outbox: { ...outbox, read },
      deliver,
      now,
      sleep,
      ...pace,
      log,
    });
    await vi.waitFor(async () => expect(await readdir(join(directory, 'sent'))).toHaveLength(1), {
      timeout: 60_000,
    });
    await worker.stop();
    expect(time.slept).toEqual([5000, 10_000]);
    expect(deliver).toHaveBeenCalledTimes(1);
  });

  test('a file that is damaged, gone, or a copy is left as it is', async () => {
    const { time, sleep, now } = fakeTime();
    const outbox = await openOutbox(directory, now);
    await writeFile(join(directory, 'half.json'), '{"id":');
    await writeFile(join(directory, 'odd.json'), '{"id":"odd"}');
    const deliver = vi.fn(() => Promise.resolve());
    const good = await outbox.accept(emailParameters);
    await copyFile(join(directory, `${good}.json`), join(directory, 'copy.json'));
    const waiting = async () => ['gone', ...(await outbox.waiting())];
    const worker = createQueueWorker({
      outbox: { ...outbox, waiting },
      deliver,
      now,
      sleep,
      ...pace,
      log,
    });
    await vi.waitFor(async () => expect(await outbox.waiting()).toEqual(['copy', 'half', 'odd']), {
      timeout: 60_000,
    });
    // Twice: what is gone is no longer there at the next look.
    await vi.waitFor(() => expect(time.slept.length).toBeGreaterThan(1), { timeout: 60_000 });
    await worker.stop();
    expect(time.slept.slice(0, 2)).toEqual([5000, 10_000]);
    expect(deliver).toHaveBeenCalledTimes(1);
  });

  test('what is no file is left alone, told once by name, and holds up nothing', async () => {
    const { sleep, now } = fakeTime();
    const outbox = await openOutbox(directory, now);
    execFileSync('mkfifo', [join(directory, '0-pipe.json')]);
    await symlink('/nonexistent', join(directory, '0-link.json'));
    await symlink(import.meta.filename, join(directory, '0-other.json'));
    await mkdir(join(directory, '0-folder.json'));
    const lines: string[] = [];
    const worker = createQueueWorker({
      outbox,
      deliver: () => Promise.resolve(),
      now,
      sleep,
      ...pace,
      log: pino({ base: null }, { write: (line) => lines.push(JSON.parse(line).queuedEmail) }),
    });
    const id = await outbox.accept(emailParameters);
    worker.wake();
    const names = ['0-folder', '0-link', '0-other', '0-pipe'];
    await vi.waitFor(async () => expect(await outbox.waiting()).toEqual(names), {
      timeout: 60_000,
    });
    worker.wake();
    await worker.stop();
    expect(lines).toEqual([...names, id]);
  });

  test('what may have arrived is sent again ever more rarely, four times at most, also by later servers', async () => {
    const { time, sleep, now } = fakeTime();
    const outbox = await openOutbox(directory, now);
    const id = await outbox.accept(emailParameters);
    const sentAt: number[] = [];
    /** Each ends in the middle of its second attempt: what it noted before is all that the next one has. */
    const serve = async () => {
      const ended = Promise.withResolvers<void>();
      let copies = 0;
      const worker = createQueueWorker({
        outbox: {
          ...outbox,
          note: async (email) => {
            if (copies < 2) await outbox.note(email);
          },
        },
        deliver: async (_, beforeText) => {
          await beforeText();
          sentAt.push(time.now);
          copies += 1;
          if (copies === 2) ended.resolve();
          throw new UnansweredError('no answer');
        },
        now,
        sleep,
        ...pace,
        log,
      });
      await Promise.race([
        ended.promise,
        vi.waitFor(async () => expect(await outbox.unanswered()).toEqual([id]), {
          timeout: 60_000,
        }),
      ]);
      await worker.stop();
    };
    for (let server = 0; server < 3; server++) await serve();
    const minutes = sentAt.slice(1).map((at, index) => (at - Number(sentAt[index])) / 60_000);
    expect(minutes).toEqual([15, 60, 240]);
    expect(await outbox.readUnanswered(id)).toMatchObject({ copies: 4 });
  });

  /** A worker over emails in memory. */
  function workerOver(deliver: (id: string) => Promise<void>) {
    const { time, sleep, now } = fakeTime();
    const failed: string[] = [];
    const sent: string[] = [];
    const email = {
      receivedAt: '2026-11-20T10:00:00.000Z',
      parameters: emailParameters,
      attempts: 0,
      copies: 0,
    };
    const waiting: string[] = [];
    const worker = createQueueWorker({
      outbox: {
        waiting: async () => [...waiting],
        read: async (id) => ({ ...email, id }),
        note: async ({ id }) => void failed.push(id),
        noteUnanswered: async () => undefined,
        noteSent: async ({ id }) => {
          waiting.splice(waiting.indexOf(id), 1);
          sent.push(id);
        },
      },
      deliver: ({ id }) => deliver(id),
      now,
      sleep,
      ...pace,
      log,
    });
    const add = (id: string) => {
      time.now += 1;
      waiting.push(id);
      worker.wake();
    };
    return { time, worker, add, failed, sent };
  }

  test('while the mail server is unavailable one email at a time asks for it, then all go in order', async () => {
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
    await vi.waitFor(() => expect(sent).toHaveLength(2001), { timeout: 60_000 });
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
    await vi.waitFor(() => expect(sent).toEqual(['alone']), { timeout: 60_000 });
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
    await vi.waitFor(() => expect(sent).toHaveLength(100), { timeout: 60_000 });
    expect(lost).toBeLessThan(10);
    add('later');
    await vi.waitFor(() => expect(sent).toEqual([...good, 'later']), { timeout: 60_000 });
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
    await vi.waitFor(() => expect(sent).toEqual(['first', 'third']), { timeout: 60_000 });
    await worker.stop();
    expect(time.slept[0]).toBe(5000);
  });

  test('the log holds neither what a mail server says nor what a damaged file holds', async () => {
    const { sleep, now } = fakeTime();
    const lines: string[] = [];
    const smtp = await startSmtp();
    smtp.verdict = '554 5.7.1 rejected: Ada King Lovelace <ada@engine.example>';
    const outbox = await openOutbox(directory, now);
    await writeFile(join(directory, 'half.json'), 'ada@engine.example');
    const url = `smtp://127.0.0.1:${smtp.port}`;
    const { deliver, close } = createSmtpDelivery(url, salesDesk);
    const worker = createQueueWorker({
      outbox,
      deliver,
      now,
      sleep,
      ...pace,
      log: pino({ base: null }, { write: (line) => lines.push(line) }),
    });
    const id = await outbox.accept(emailParameters);
    worker.wake();
    const noted = { lastError: expect.stringContaining('<ada@engine.example>') };
    await vi.waitFor(async () => expect(await outbox.read(id)).toMatchObject(noted), {
      timeout: 60_000,
    });
    await worker.stop();
    close();
    await smtp.close();
    const logged = lines.join('');
    expect(logged).toContain('"reason":"EMESSAGE 554"');
    expect(logged).toContain('"msg":"outbox file cannot be read"');
    expect(logged).not.toMatch(/ada|lovelace|engine/i);
  });
});
