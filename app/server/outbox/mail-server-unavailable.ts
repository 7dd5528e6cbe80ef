import type { NodemailerError } from 'nodemailer';

/** A failure of the mail server and not of one email: no other email would fare better now. */
export class MailServerUnavailableError extends Error {
  override name = 'MailServerUnavailableError';
}

/** How the mail library calls that: no connection, no greeting, no TLS, no login, no sense in a reply. */
const awayCodes = [
  'ECONNECTION',
  'ETIMEDOUT',
  'ESOCKET',
  'EDNS',
  'ETLS',
  'EPROTOCOL',
  'EAUTH',
  'ENOAUTH',
];

/** "Service not available, closing transmission channel", to whatever command. */
const closing = 421;

/** The mail library's error as a MailServerUnavailableError, if it says nothing of the email. */
export function explained(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { message, code = '', responseCode }: NodemailerError = error;
  const away = awayCodes.includes(code) || responseCode === closing;
  return away ? new MailServerUnavailableError(message, { cause: error }) : error;
}

/**
 * The codes of a failure, such as `EENVELOPE 554`: the mail library's, the system's, and the number of
 * the server's reply. Its words are not for the log: they may quote the email.
 */
export function codesOf(error: unknown): string {
  const failure = error instanceof MailServerUnavailableError ? (error.cause ?? error) : error;
  if (!(failure instanceof Error)) return 'unknown';
  const { name, code, originalCode, responseCode }: NodemailerError = failure;
  return [code, originalCode, responseCode].filter(Boolean).join(' ') || name;
}
