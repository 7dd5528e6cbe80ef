import { once } from 'node:events';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pino from 'pino';
import { expect, test, vi } from 'vitest';
import { keepRetention } from '../../../app/server/outbox/retention.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { openOutbox, start } from './fixture-outbox.ts';

const dayMs = 86_400_000;
const retention = { value: 2, unit: 'years' } as const;

test('it is kept at the start and every day, and a disk in trouble does not end it', async () => {
  let now = start;
  const asked: number[] = [];
  const enough = Promise.withResolvers<void>();
  const removeReceivedBefore = async (time: number) => {
    asked.push(time);
    if (asked.length === 2) throw new Error('EIO');
    return { mailed: 1, unanswered: 0, waiting: 0 };
  };
  const sleep = async (milliseconds: number, signal: AbortSignal) => {
    now += milliseconds;
    if (asked.length < 3) return;
    enough.resolve();
    await once(signal, 'abort');
  };
  const outbox = { removeReceivedBefore, removePartial: async () => undefined };
  const log = pino({ level: 'silent' });
  const kept = keepRetention({
    outbox,
    retention,
    builtAt: 0,
    now: () => now,
    elapsed: () => now,
    sleep,
    log,
  });
  await enough.promise;
  await kept.stop();
  expect(asked).toEqual([0, 1, 2].map((days) => Date.UTC(2024, 10, 20, 10) + days * dayMs));
});

test('the log tells by count what was removed, mailed or not', async () => {
  const directory = await temporaryFolder();
  await mkdir(join(directory, 'sent'));
  const old = '2024-11-20T09-59-59-000Z-abcd.json';
  const young = '2024-11-20T10-00-01-000Z-abcd.json';
  const files = [old, young, `sent/${old}`, `sent/2020-${old.slice(5)}`, `sent/${young}`];
  for (const file of files) await writeFile(join(directory, file), '{}');
  const lines: string[] = [];
  const done = Promise.withResolvers<void>();
  const kept = keepRetention({
    outbox: await openOutbox(directory),
    retention,
    builtAt: 0,
    now: () => start,
    elapsed: () => start,
    async sleep(_, signal) {
      done.resolve();
      await once(signal, 'abort');
    },
    log: pino({ base: null }, { write: (line) => lines.push(line) }),
  });
  await done.promise;
  await kept.stop();
  expect(await readdir(directory)).toEqual([young, 'sent', 'unanswered']);
  expect(await readdir(join(directory, 'sent'))).toEqual([young]);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { mailed: 2, unanswered: 0, waiting: 1, msg: 'demo requests past their retention removed' },
  ]);
});

/** The runs of days that follow each other: what the clock says then, and which of them removed. */
async function removedAt(clock: readonly number[], builtAt: number): Promise<boolean[]> {
  const runs: boolean[] = [];
  let day = 0;
  const enough = Promise.withResolvers<void>();
  const removeReceivedBefore = vi.fn(async () => ({ mailed: 0, unanswered: 0, waiting: 0 }));
  const kept = keepRetention({
    outbox: { removeReceivedBefore, removePartial: async () => undefined },
    retention,
    builtAt,
    now: () => clock[day] ?? Number.NaN,
    elapsed: () => day * dayMs,
    async sleep(_, signal) {
      runs.push(removeReceivedBefore.mock.calls.length > runs.filter(Boolean).length);
      day += 1;
      if (day < clock.length) return;
      enough.resolve();
      await once(signal, 'abort');
    },
    log: pino({ level: 'silent' }),
  });
  await enough.promise;
  await kept.stop();
  return runs;
}

const onDay = (day: number) => start + day * dayMs;
const yearsMs = 5 * 365 * dayMs;

test.each<[string, number[], boolean[]]>([
  ['runs on', [onDay(0), onDay(1), onDay(2)], [true, true, true]],
  ['is set by an hour', [onDay(0), onDay(1) + 3_600_000, onDay(2)], [true, true, true]],
  [
    'is set forward by years, and back',
    [onDay(0), onDay(1) + yearsMs, onDay(2) + yearsMs, onDay(3)],
    [true, false, false, true],
  ],
  ['is hours behind that of the build', [onDay(-1.5), onDay(-0.5)], [true, true]],
  ['was not set at the start', [0, dayMs, onDay(2), onDay(3)], [false, false, true, true]],
])(
  'while the clock %s, requests are removed only by a time that can be true',
  async (_, clock, removed) => {
    expect(await removedAt(clock, start - dayMs)).toEqual(removed);
  },
);
