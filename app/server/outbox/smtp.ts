import { createTransport } from 'nodemailer';
import { compose } from './compose.ts';
import type { Letter } from './letter.ts';

/** Milliseconds that a mail server may take for each step, so that none holds the outbox up. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Mails letters through an SMTP server, `smtp://user:password@host:port`. */
export function createSmtpDelivery(url: string, salesAddress: string) {
  const transport = createTransport({
    url,
    ...patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (letter: Letter): Promise<void> => {
    await transport.sendMail(compose(letter, salesAddress));
  };
}
