import { encodeAddress } from '../../i18n/addresses.ts';
import type { SiteRoute } from '../addresses/address-book.ts';
import { negotiate } from '../files/encoding.ts';
import { addressable, pageFile } from '../files/page-file.ts';
import type { FileStore, Representation, StoredFile } from '../files/stored-file.ts';

/** The whole answer, head and body, to the bytes of one request; undefined: not one for the short way. */
export type DirectAnswers = (request: string) => Buffer | undefined;

/** Seconds that a connection may be silent, as the answers tell. */
export const keepAliveSeconds = 5;

/** Larger ones are sent in parts, as the reader takes them. */
const largest = 256 * 1024;

/** Requests whose answers are kept for the second that they stand for, and the longest, in bytes. */
const mostRecent = 256;
const longestRecent = 4096;

/**
 * Exactly one GET in HTTP/1.1 of a known address, with a plain host, and with nothing that changes
 * its answer: no body, no condition, no range, no other wish for the connection.
 */
const requestLine = /^GET (\/[^ ?#]*) HTTP\/1\.1\r\n/;
const plainHost = /\r\nhost: ?[\w.:[\]-]+\r\n/i;
const special =
  /\r\n(?:if-|range|content-|transfer-|expect:|upgrade:|te:|trailer|proxy-|http2-|[ \t]|connection:(?! ?keep-alive\r))|[^\r]\n|\r[^\n]|\0/i;
const acceptedEncodings = /\r\naccept-encoding:([^\r]*)\r\n/i;
const headEnd = '\r\n\r\n';

export function createDirectAnswers(
  files: FileStore,
  routes: readonly SiteRoute[],
  now: () => number,
): DirectAnswers {
  const byTarget = targets(files, routes);
  const choices = new Map<string, Map<StoredFile, Representation>>();
  const written = new Map<Representation, Buffer>();
  const recent = new Map<string, Buffer>();
  let second = 0;

  return (request) => {
    beginSecond();
    const known = recent.get(request);
    if (known) return known;
    const answer = answerTo(request);
    // Under load, visitors with the same browser ask for the same page in the same words.
    if (answer && recent.size < mostRecent && request.length <= longestRecent) {
      recent.set(request, answer);
    }
    return answer;
  };

  /** Answers are made anew each second, for their date. */
  function beginSecond(): void {
    const current = Math.floor(now() / 1000);
    if (current === second) return;
    second = current;
    written.clear();
    recent.clear();
  }

  function answerTo(request: string): Buffer | undefined {
    if (request.indexOf(headEnd) !== request.length - headEnd.length) return undefined;
    const file = byTarget.get(requestLine.exec(request)?.[1] ?? '');
    if (!file || special.test(request) || !plainHost.test(request)) return undefined;
    const accepted = acceptedEncodings.exec(request)?.[1] ?? null;
    return answerOf(chosen(accepted, file));
  }

  function chosen(accepted: string | null, file: StoredFile): Representation {
    const known = choices.get(accepted ?? '')?.get(file);
    if (known) return known;
    const found = file[negotiate(accepted, file)] ?? file.identity;
    // Browsers send a handful of headers; whoever invents more is answered without being remembered.
    if (choices.size < 32 && !choices.has(accepted ?? '')) choices.set(accepted ?? '', new Map());
    choices.get(accepted ?? '')?.set(file, found);
    return found;
  }

  function answerOf(chosen: Representation): Buffer {
    const known = written.get(chosen);
    if (known) return known;
    const answer = Buffer.concat([Buffer.from(headOf(chosen, second), 'latin1'), chosen.body]);
    written.set(chosen, answer);
    return answer;
  }
}

function headOf({ headers }: Representation, second: number): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [
    'HTTP/1.1 200 OK',
    ...lines,
    `Date: ${new Date(second * 1000).toUTCString()}`,
    'Connection: keep-alive',
    `Keep-Alive: timeout=${keepAliveSeconds}`,
    '',
    '',
  ].join('\r\n');
}

/** Pages and files by the path that browsers send for them. */
function targets(files: FileStore, routes: readonly SiteRoute[]): Map<string, StoredFile> {
  const found = new Map<string, StoredFile>();
  const add = (address: string, file: StoredFile | undefined) => {
    if (!file || file.identity.body.byteLength > largest) return;
    // As the site's own links are written, and as a browser sends what is typed.
    found.set(encodeAddress(address), file).set(encodeURI(address), file);
  };
  for (const [path, file] of addressable(files)) add(path, file);
  for (const { address } of routes) add(address, files.get(pageFile(address)));
  return found;
}
