import { codeOf } from './durable-file.ts';

/** A failure of the mail server and not of one letter: no other letter would fare better now. */
export class ServerAwayError extends Error {
  override name = 'ServerAwayError';
}

/** How the mail library calls that: no connection, no greeting, no TLS, no login, no sense in a reply. */
const codes: readonly (string | undefined)[] = [
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

/** The mail library's error as a ServerAwayError, if it says nothing of the letter. */
export function explained(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const reply = 'responseCode' in error ? error.responseCode : undefined;
  const away = codes.includes(codeOf(error)) || reply === closing;
  return away ? new ServerAwayError(error.message, { cause: error }) : error;
}
