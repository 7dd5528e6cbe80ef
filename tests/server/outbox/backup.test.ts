import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pino from 'pino';
import { expect, test, vi } from 'vitest';
import { openMailService } from '../../../app/server/outbox/mail-service.ts';
import { startSmtp } from '../../../features/support/smtp-double.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { emailParameters, salesDesk } from '../fixture-mail.ts';
import { fakeTime, openOutbox, start } from './fixture-outbox.ts';

/** The commands of docs/operating.md, for a server on this machine. */
async function documented() {
  const docs = await readFile(join(import.meta.dirname, '../../../docs/operating.md'), 'utf8');
  const commands = docs.matchAll(/^docker compose exec -T site (sh -c 'tar .*)$/gm);
  return [...commands].map(([, command = '']) => command);
}

test('what is restored from a backup is complete, and nothing is mailed before a person says so', async () => {
  const [lost, empty, folder] = await Promise.all([1, 2, 3].map(temporaryFolder));
  const [backUp = '', restore = ''] = await documented();
  const run = (command: string, OUTBOX_DIR: string | undefined) =>
    execFileSync('sh', ['-c', command], { cwd: folder, env: { ...process.env, OUTBOX_DIR } });
  const smtp = await startSmtp();
  const serve = async (OUTBOX_DIR = '') => {
    const { sleep, now } = fakeTime();
    const service = await openMailService({
      environment: { OUTBOX_DIR, SMTP_URL: `smtp://127.0.0.1:${smtp.port}` },
      site: { ...salesDesk, retention: { value: 2, unit: 'years' } },
      log: pino({ level: 'silent' }),
      builtAt: 0,
      now,
      elapsed: now,
      sleep: (milliseconds, signal) =>
        sleep(milliseconds < 86_400_000 ? milliseconds : Number.POSITIVE_INFINITY, signal),
    });
    await service.begin();
    return service;
  };

  let requests = 0;
  const outbox = await openOutbox(
    lost ?? '',
    () => start,
    () => `${requests++}`,
  );
  const [mailed, unanswered, waits] = [
    await outbox.accept(emailParameters),
    await outbox.accept(emailParameters),
    await outbox.accept(emailParameters),
  ];
  await outbox.noteSent(await outbox.read(mailed));
  await outbox.noteUnanswered(await outbox.read(unanswered));
  await writeFile(join(lost ?? '', `${waits}.json.partial`), '{');
  run(backUp, lost);
  // Its disk is lost after it has mailed what waited.
  const first = await serve(lost);
  await vi.waitFor(() => expect(smtp.mails).toHaveLength(1), { timeout: 60_000 });
  await first.close();

  const second = await serve(empty);
  run(restore, empty);
  const restored = await openOutbox(empty ?? '');
  expect(await restored.waiting()).toEqual([]);
  expect(await restored.unanswered()).toEqual([unanswered, waits]);
  expect(await restored.readUnanswered(waits)).toMatchObject({ parameters: emailParameters });
  await expect(restored.sendAgain(mailed)).rejects.toThrow('ENOENT');
  await restored.sendAgain(unanswered);
  await vi.waitFor(() => expect(smtp.mails).toHaveLength(2), { timeout: 60_000 });
  await second.close();
  await smtp.close();
  expect(await restored.unanswered()).toEqual([waits]);
});
