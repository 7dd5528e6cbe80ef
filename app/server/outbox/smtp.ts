import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import { composeEmail, type SalesDesk } from './compose-email.ts';
import { explained } from './failed-delivery.ts';
import type { QueuedEmail } from './queued-email.ts';

export interface Delivery {
  /**
   * Rejects with a MailServerUnavailableError when the server, and not the email, is the reason, and with an
   * UnansweredError when the email may have arrived. `beforeText` is waited for before its text is sent.
   */
  deliver: (email: QueuedEmail, beforeText: () => Promise<void>) => Promise<void>;
  /** Ends the connections, when no email is under way. */
  close: () => void;
}

const minute = 60_000;

/**
 * How long a delivery waits, in milliseconds: for no answer less than RFC 5321, 4.5.3.2 asks for. Every byte of a
 * slow reply ends a silence, so that the whole is bounded as well.
 */
export const patientTimes = {
  greeting: 5 * minute,
  /** For the answer to any command, and to the dot that ends the text. */
  silence: 10 * minute,
  /** From the connection to the end of the text, and from there to the answer. */
  dialogue: 30 * minute,
  verdict: 10 * minute,
  /** For the next email, over the same connection. */
  idle: 5000,
};

/**
 * A connection that the server ended between two emails is made again once, before a byte of the second was sent.
 * How many are open is up to who delivers.
 */
const pool = { pool: true, maxConnections: 100, maxRequeues: 1 } as const;

/**
 * Mails through an SMTP server, `smtp://user:password@host:port`. To a server that asks for a login nothing goes
 * without TLS, unless the address says `?requireTLS=false` (docs/operating.md, "Demo requests and the outbox").
 */
export function createSmtpDelivery(
  url: string,
  salesDesk: SalesDesk,
  times = patientTimes,
): Delivery {
  const { username, password } = new URL(url);
  const transport = createTransport({
    // What the address says itself comes first.
    url,
    requireTLS: username !== '' || password !== '',
    ...pool,
    connectionTimeout: times.dialogue,
    greetingTimeout: times.greeting,
    socketTimeout: times.silence,
    idleTimeout: times.idle,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  /** By the Message-ID of what is under way: passes a text on, piece by piece. */
  const passing = new Map<string, (text: Readable) => AsyncIterable<unknown>>();
  transport.use('stream', ({ message }, done) => {
    const pass = passing.get(message.messageId());
    if (pass) message.processFunc((text) => Readable.from(pass(text), { objectMode: false }));
    done();
  });

  return { deliver, close: () => transport.close() };

  async function deliver(email: QueuedEmail, beforeText: () => Promise<void>): Promise<void> {
    const mail = composeEmail(email, salesDesk);
    const limit = createLimit(times.dialogue);
    let isTextSent = false;
    passing.set(mail.messageId, async function* pass(text) {
      await beforeText();
      yield* text;
      isTextSent = true;
      limit.set(times.verdict);
    });
    try {
      await transport.sendMail({ ...mail, signal: limit.signal });
    } catch (error) {
      throw explained(error, isTextSent);
    } finally {
      limit.clear();
      passing.delete(mail.messageId);
    }
  }
}

/** A signal that ends a delivery, and its connection, when its time is over. */
function createLimit(milliseconds: number) {
  const over = new AbortController();
  let timer = setTimeout(() => over.abort(), milliseconds);
  return {
    signal: over.signal,
    /** From now on. */
    set(milliseconds: number) {
      clearTimeout(timer);
      timer = setTimeout(() => over.abort(), milliseconds);
    },
    clear: () => clearTimeout(timer),
  };
}
