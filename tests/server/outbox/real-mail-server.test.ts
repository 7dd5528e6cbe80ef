import { execFileSync, spawn } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pino from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod';
import { openMailService } from '../../../app/server/outbox/mail-service.ts';
import { findProgram } from '../../../scripts/setup/find-program.ts';
import { freePort, listening } from '../../../scripts/test/local-server.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { emailParameters, salesDesk } from '../fixture-mail.ts';

/** A mail as a mail program shows it: headers decoded, the text in characters. */
const mail = z.object({
  subject: z.string(),
  to: z.string(),
  replyTo: z.string(),
  text: z.string(),
});

const readMail = `
import email, email.policy, json, sys
mail = email.message_from_binary_file(open(sys.argv[1], 'rb'), policy=email.policy.default)
print(json.dumps({'subject': mail['Subject'], 'to': mail['To'], 'replyTo': mail['Reply-To'],
                  'text': mail.get_body().get_content()}))
`;

import { slow } from '../../slow.ts';

vi.setConfig(slow);

const program = findProgram('aiosmtpd');
if (program) {
  test('a real mail server gets each request once, whole, and decoded by others as it was typed', async () => {
    const [outbox, mailbox] = await Promise.all([temporaryFolder(), temporaryFolder()]);
    const port = await freePort();
    const service = await openMailService({
      environment: { OUTBOX_DIR: outbox, SMTP_URL: `smtp://127.0.0.1:${port}` },
      site: { ...salesDesk, retention: { value: 2, unit: 'years' } },
      log: pino({ level: 'silent' }),
      builtAt: 0,
      now: Date.now,
      elapsed: () => performance.now(),
      sleep: (milliseconds, signal) =>
        // Retries are a hundred times faster than in earnest.
        delay(milliseconds / 100, undefined, { signal }).catch(() => undefined),
    });
    await service.begin();
    const company =
      'Société « Œuvre & Cie » – 50 % d’économies, à Châlons-en-Champagne et ailleurs';
    const message = `Bonjour,\n\n.\nFrom ici\n${'é'.repeat(2000)}`;
    for (let number = 0; number < 20; number++) {
      await service.outbox.accept({ ...emailParameters, company, message });
    }
    await startMailServer(port, join(mailbox, 'mail'));
    service.wake();
    const received = join(mailbox, 'mail/new');
    await vi.waitFor(async () => expect(await readdir(received)).toHaveLength(20), {
      timeout: 60_000,
    });
    await service.close();
    expect(await readdir(join(outbox, 'sent'))).toHaveLength(20);
    const [first = ''] = await readdir(received);
    const shown = mail.parse(
      JSON.parse(execFileSync('python3', ['-c', readMail, join(received, first)]).toString()),
    );
    expect(shown.subject).toBe(`From Ada King Lovelace, ${company}`);
    expect(shown.to).toBe('sales@site.example');
    expect(shown.replyTo).toBe('Ada King Lovelace <ada@engine.example>');
    expect(shown.text).toContain(`<message>: ${message}\n<submitted>: 20/11/2026 10:00:00`);
  });
}

async function startMailServer(port: number, folder: string): Promise<void> {
  const options = ['-n', '-l', `127.0.0.1:${port}`, '-c', 'aiosmtpd.handlers.Mailbox', folder];
  const child = spawn(program ?? '', options, { stdio: 'ignore' });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  await listening(port);
}
