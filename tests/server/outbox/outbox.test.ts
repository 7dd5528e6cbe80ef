import {
  chmod,
  type FileHandle,
  mkdir,
  open,
  readdir,
  readFile,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createOutbox } from '../../../app/server/outbox/outbox.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { emailParameters } from '../fixture-mail.ts';
import { openOutbox, start } from './fixture-outbox.ts';

let directory: string;

beforeEach(async () => {
  directory = await temporaryFolder();
});

async function modeOf(path: string): Promise<number> {
  return (await stat(path)).mode & 0o777;
}

/** Lets a step of a file fail once, as a disk in trouble does, when it is taken for the given time. */
async function failOnce(
  directory: string,
  step: 'writeFile' | 'sync',
  time: number,
): Promise<void> {
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
    const outbox = await openOutbox(directory);
    const id = await outbox.accept(emailParameters);
    expect(await readdir(directory)).toEqual([`${id}.json`, 'sent', 'unanswered']);
    const text = await readFile(join(directory, `${id}.json`), 'utf8');
    expect(text).toContain('"company": "Engine & Cie"');
    expect(await outbox.read(id)).toEqual({
      id,
      receivedAt: '2026-11-20T10:00:00.000Z',
      parameters: emailParameters,
      attempts: 0,
      copies: 0,
    });
  });

  test('clears what a crash left half-written, and not what is being written', async () => {
    const outbox = await openOutbox(directory);
    const id = await outbox.accept(emailParameters);
    await writeFile(join(directory, 'old.json.partial'), '{');
    await utimes(join(directory, 'old.json.partial'), start / 1000, start / 1000);
    await writeFile(join(directory, 'new.json.partial'), '{');
    await outbox.removePartial(start + 1);
    expect(await readdir(directory)).toEqual([
      `${id}.json`,
      'new.json.partial',
      'sent',
      'unanswered',
    ]);
    expect(await outbox.waiting()).toEqual([id]);
  });

  test('is readable by its owner alone, even where it was not before', async () => {
    const home = join(directory, 'old');
    await mkdir(join(home, 'sent'), { recursive: true });
    for (const folder of [home, join(home, 'sent')]) await chmod(folder, 0o755);
    for (const path of [home, join(directory, 'new')]) {
      const outbox = await openOutbox(path);
      const id = await outbox.accept(emailParameters);
      expect(await modeOf(path)).toBe(0o700);
      expect(await modeOf(join(path, 'sent'))).toBe(0o700);
      expect(await modeOf(join(path, `${id}.json`))).toBe(0o600);
    }
  });

  test("leaves a folder for everybody's files as it is, and says so", async () => {
    await chmod(directory, 0o1777);
    const outbox = createOutbox({ directory, now: () => start, randomId: () => 'abcd' });
    expect(await outbox.open()).toEqual([directory]);
    expect(await modeOf(directory)).toBe(0o777);
    expect(await modeOf(join(directory, 'sent'))).toBe(0o700);
  });

  test.each([
    ['written', 'writeFile', 1],
    ['synced', 'sync', 1],
    ['kept under its name', 'sync', 2],
  ] as const)('a request that cannot be %s leaves nothing behind', async (_, step, time) => {
    const outbox = await openOutbox(directory);
    await failOnce(directory, step, time);
    await expect(outbox.accept(emailParameters)).rejects.toThrow('EIO');
    expect(await readdir(directory)).toEqual(['sent', 'unanswered']);
  });

  test.each([1, 2])(
    'an email survives when noting a failure is refused at sync %i',
    async (time) => {
      const outbox = await openOutbox(directory);
      const id = await outbox.accept(emailParameters);
      const email = await outbox.read(id);
      await failOnce(directory, 'sync', time);
      await expect(outbox.note({ ...email, lastError: '451 later' })).rejects.toThrow('EIO');
      expect(await readdir(directory)).toEqual([`${id}.json`, 'sent', 'unanswered']);
      expect(await outbox.read(id)).toMatchObject({ parameters: emailParameters });
    },
  );

  test('removes what was kept long enough, mailed or not, and no other file', async () => {
    let now = start;
    const outbox = await openOutbox(directory, () => now);
    await outbox.noteSent(await outbox.read(await outbox.accept(emailParameters)));
    await outbox.accept(emailParameters);
    now += 1000;
    const mailed = await outbox.accept(emailParameters);
    await outbox.noteSent(await outbox.read(mailed));
    now += 1000;
    const waiting = await outbox.accept(emailParameters);
    await writeFile(join(directory, '0000-notes.json'), '{}');
    expect(await outbox.removeReceivedBefore(start + 1)).toEqual({
      mailed: 1,
      unanswered: 0,
      waiting: 1,
    });
    expect(await readdir(join(directory, 'sent'))).toEqual([`${mailed}.json`]);
    expect(await outbox.waiting()).toEqual(['0000-notes', waiting]);
  });
});
