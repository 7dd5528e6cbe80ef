import type { NodemailerError } from 'nodemailer';

/** A failure of the mail server and not of one email: no other email would fare better now. */
export class MailServerUnavailableError extends Error {
  override name = 'MailServerUnavailableError';
}

/** The whole text was sent and neither accepted nor refused: nobody knows whether the email arrived. */
export class UnansweredError extends Error {
  override name = 'UnansweredError';
}

/** How the mail library calls a server that is away: no connection, no greeting, no TLS, no login, no sense in a reply. */
const awayCodes = [
  'ECONNECTION',
  'ETIMEDOUT',
  'ESOCKET',
  'EDNS',
  'ETLS',
  'EPROTOCOL',
  'EAUTH',
  'ENOAUTH',
  // Its time was over: the delivery ended the connection.
  'EABORT',
];

/** "Service not available, closing transmission channel", to whatever command. */
const closing = 421;

/** The mail library's error as one of the above, unless the mail server refused this one email. */
export function explained(error: unknown, isTextSent: boolean): unknown {
  if (!(error instanceof Error)) return error;
  const { message, code = '', responseCode }: NodemailerError = error;
  const cause = error;
  if (isTextSent && !isRefusal(responseCode)) return new UnansweredError(message, { cause });
  const away = awayCodes.includes(code) || responseCode === closing;
  return away ? new MailServerUnavailableError(message, { cause }) : error;
}

function isRefusal(responseCode = 0): boolean {
  return responseCode >= 400 && responseCode < 600;
}

/**
 * The codes of a failure, such as `EENVELOPE 554`: the mail library's, the system's, and the number of
 * the server's reply. Its words are not for the log: they may quote the email.
 */
export function codesOf(error: unknown): string {
  const isOurs = error instanceof MailServerUnavailableError || error instanceof UnansweredError;
  const failure = isOurs ? (error.cause ?? error) : error;
  if (!(failure instanceof Error)) return 'unknown';
  const { name, code, originalCode, responseCode }: NodemailerError = failure;
  return [code, originalCode, responseCode].filter(Boolean).join(' ') || name;
}
