import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { codesOf, MailServerUnavailableError } from '../../../app/server/outbox/failed-delivery.ts';
import { createSmtpDelivery, patientTimes } from '../../../app/server/outbox/smtp.ts';
import { type SmtpServer, startSmtp } from '../../../features/support/smtp-double.ts';
import { emailParameters, salesDesk } from '../fixture-mail.ts';

describe('the mail server', () => {
  const email = {
    receivedAt: '2026-11-20T10:00:00.000Z',
    parameters: emailParameters,
    attempts: 0,
    copies: 0,
  };
  let smtp: SmtpServer;

  beforeEach(async () => {
    smtp = await startSmtp();
  });
  afterEach(() => smtp.close());

  /** As an operator says it whose mail server has no TLS, unless `query` says otherwise. */
  function connect(dialogue = patientTimes.dialogue, query = '?requireTLS=false') {
    const url = `smtp://user:secret@127.0.0.1:${smtp.port}/${query}`;
    const { deliver, close } = createSmtpDelivery(url, salesDesk, { ...patientTimes, dialogue });
    return { mail: (id: string) => deliver({ ...email, id }, async () => undefined), close };
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

  test.each<[string, Record<string, string>, string]>([
    [
      'offers no TLS',
      { EHLO: '250-mx.example\r\n250 AUTH PLAIN', STARTTLS: '502 what?' },
      'ETLS 502',
    ],
    ['knows no more than HELO', { EHLO: '502 what?' }, 'ECONNECTION 502'],
  ])(
    'that asks for a login and %s is told neither password nor request',
    async (_, replies, codes) => {
      smtp.replies = replies;
      const { mail, close } = connect(undefined, '');
      const error = await mail('x').catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(MailServerUnavailableError);
      expect(codesOf(error)).toBe(codes);
      expect(
        smtp.commands.filter((command) => !/^(EHLO \S+|STARTTLS|QUIT)$/.test(command)),
      ).toEqual([]);
      expect(smtp.commands).not.toEqual([]);
      close();
    },
  );

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
    const { mail, close } = connect(3000);
    await expect(mail('x')).rejects.toBeInstanceOf(MailServerUnavailableError);
    await vi.waitFor(() => expect(smtp.open()).toBe(0), { timeout: 60_000 });
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
