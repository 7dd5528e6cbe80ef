import { encodeAddress } from '#schema/addresses.ts';
import type { SiteRoute } from '../addresses/address-book.ts';
import { negotiate } from '../files/encoding.ts';
import { addressable, pageFile } from '../files/page-file.ts';
import type { FileStore, Representation, StoredFile } from '../files/stored-file.ts';

/** The whole answer, head and body, to the bytes of one request; undefined: not one for the short way. */
export type DirectAnswers = (request: string) => Buffer | undefined;

/** Seconds that a connection may be silent, as the answers tell. */
export const keepAliveSeconds = 5;

/** Bytes of a body; larger ones are sent in parts, as the reader takes them. */
const largest = 256 * 1024;

/** Requests whose answers are kept for the second that they stand for. */
const mostRecent = 256;

/** Characters of a request; Node's parser takes 16,384 of them, and 2,000 header lines. */
const longest = 4096;

/**
 * Exactly one GET in HTTP/1.1 of a known address, in lines that Node's parser takes as they are, with
 * one plain host, and with nothing that changes its answer: no body, no condition, no range, no other
 * wish for the connection.
 */
const plainRequest =
  /^GET (\/[^ ?#\r\n]*) HTTP\/1\.1\r\n(?:[!#$%&'*+.^_`|~\w-]+:[\t\x20-\x7e\x80-\xff]*\r\n)+\r\n$/;
const plainHost = hostLine();
const special =
  /\r\n(?:if-|range:|content-|transfer-|expect:|upgrade:|te:|trailer|proxy-|http2-|connection:(?! ?keep-alive\r))/i;
const repeated = /\r\nhost:.*?\r\nhost:|\r\naccept-encoding:.*?\r\naccept-encoding:/is;
const acceptedEncodings = /\r\naccept-encoding:([^\r]*)\r\n/i;

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
    if (answer && recent.size < mostRecent) recent.set(request, answer);
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
    if (request.length > longest) return undefined;
    const file = byTarget.get(plainRequest.exec(request)?.[1] ?? '');
    if (!file || special.test(request) || repeated.test(request)) return undefined;
    if (!plainHost.test(request)) return undefined;
    const accepted = acceptedEncodings.exec(request)?.[1] ?? null;
    const representation = chosen(accepted, file);
    return representation.body.byteLength > largest ? undefined : answerOf(representation);
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

/** A line that names a host, or an address of four numbers, as every URL may have it. */
function hostLine(): RegExp {
  const name = '(?:[\\w-]+\\.)*[a-z][\\w-]*';
  const number = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';
  const port = '(?:[1-9]\\d{0,3}|[1-5]\\d{4}|6[0-4]\\d{3})';
  const host = `(?:${name}|${number}(?:\\.${number}){3})`;
  return new RegExp(`\\r\\nhost: ?(?!\\S*xn--)${host}(?::${port})?\\r\\n`, 'i');
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
    if (!file) return;
    // As the site's own links are written, and as a browser sends what is typed.
    found.set(encodeAddress(address), file).set(encodeURI(address), file);
  };
  for (const [path, file] of addressable(files)) add(path, file);
  for (const { address } of routes) add(address, files.get(pageFile(address)));
  return found;
}
