import { createTransport } from 'nodemailer';
import { composeEmail, type SalesDesk } from './compose-email.ts';
import { explained, MailServerUnavailableError } from './mail-server-unavailable.ts';
import type { QueuedEmail } from './queued-email.ts';

export interface Delivery {
  /** Rejects with a MailServerUnavailableError when the server, and not the email, is the reason. */
  deliver: (email: QueuedEmail) => Promise<void>;
  /** Ends the connection, when no email is under way. */
  close: () => void;
}

/** In milliseconds, for each step: no mail server holds the outbox up. */
const stepTimeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** For a whole delivery: every byte of a slow reply resets the socket's timeout. */
const deliveryTimeoutMs = 120_000;

/**
 * One connection for all emails that follow each other within five seconds; one that the server
 * ended in between is made again once, before a byte of the email was sent.
 */
const pool = { pool: true, maxConnections: 1, maxRequeues: 1, idleTimeout: 5000 } as const;

/**
 * Mails one email at a time, through an SMTP server, `smtp://user:password@host:port`. To a server that
 * asks for a login nothing goes without TLS, unless the address says `?requireTLS=false`
 * (docs/operating.md, "Demo requests and the outbox").
 */
export function createSmtpDelivery(
  url: string,
  salesDesk: SalesDesk,
  timeoutMs = deliveryTimeoutMs,
): Delivery {
  const { username, password } = new URL(url);
  const transport = createTransport({
    // What the address says itself comes first.
    url,
    requireTLS: username !== '' || password !== '',
    ...pool,
    ...stepTimeouts,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async deliver(email) {
      // Ends the connection as well.
      const signal = AbortSignal.timeout(timeoutMs);
      try {
        await transport.sendMail({ ...composeEmail(email, salesDesk), signal });
      } catch (error) {
        if (!signal.aborted) throw explained(error);
        throw new MailServerUnavailableError(`not done within ${timeoutMs / 1000} seconds`, {
          cause: error,
        });
      }
    },
    close: () => transport.close(),
  };
}
