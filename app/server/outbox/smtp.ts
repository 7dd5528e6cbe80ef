import { createTransport } from 'nodemailer';
import { compose } from './compose.ts';
import { explained, MailServerUnavailableError } from './mail-server-unavailable.ts';
import type { QueuedEmail } from './queued-email.ts';

export interface Delivery {
  /** Rejects with a MailServerUnavailableError when the server, and not the email, is the reason. */
  deliver: (email: QueuedEmail) => Promise<void>;
  /** Ends the connection, when no email is under way. */
  close: () => void;
}

/** Milliseconds that a mail server may take for each step, so that none holds the outbox up. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Milliseconds for a whole delivery: each byte of a server that dribbles its replies renews the others. */
const longest = 120_000;

/**
 * One connection for all emails that follow each other within five seconds; one that the server
 * ended in between is made again once, before a byte of the email was sent.
 */
const pool = { pool: true, maxConnections: 1, maxRequeues: 1, idleTimeout: 5000 } as const;

/** Mails emails, one at a time, through an SMTP server, `smtp://user:password@host:port`. */
export function createSmtpDelivery(url: string, salesAddress: string, limit = longest): Delivery {
  const transport = createTransport({
    url,
    ...pool,
    ...patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async deliver(email) {
      // Ends the connection as well.
      const signal = AbortSignal.timeout(limit);
      try {
        await transport.sendMail({ ...compose(email, salesAddress), signal });
      } catch (error) {
        if (!signal.aborted) throw explained(error);
        throw new MailServerUnavailableError(`not done within ${limit / 1000} seconds`, {
          cause: error,
        });
      }
    },
    close: () => transport.close(),
  };
}
