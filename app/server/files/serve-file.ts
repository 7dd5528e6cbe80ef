import { plainHeaders } from '../security/headers.ts';
import { negotiate } from './encoding.ts';
import { parseRange } from './range.ts';
import type { Representation, StoredFile } from './stored-file.ts';

/** Answers a GET or HEAD with a file: encoding, validation and ranges (RFC 9110). */
export function serveFile(request: Request, file: StoredFile, secure: boolean): Response {
  const encoding = negotiate(request.headers.get('accept-encoding'), file);
  const chosen = file[encoding] ?? file.identity;
  const headers = secure ? chosen.secureHeaders : chosen.headers;
  const head = request.method === 'HEAD';
  if (matches(request.headers.get('if-none-match'), chosen.etag)) {
    return new Response(null, { status: 304, headers: withoutLength(headers) });
  }
  const range = file.ranges && !head ? askedRange(request, chosen) : 'whole';
  if (range === 'whole') return new Response(head ? null : chosen.body, { headers });
  const size = chosen.body.byteLength;
  if (range === 'unsatisfiable') {
    return unsatisfiable(size, secure);
  }
  return new Response(chosen.body.subarray(range.start, range.end + 1), {
    status: 206,
    headers: {
      ...headers,
      'Content-Length': String(range.end - range.start + 1),
      'Content-Range': `bytes ${range.start}-${range.end}/${size}`,
    },
  });
}

/** Answers with a file under another status, whatever the request's conditions. */
export function serveFileAs(
  status: number,
  request: Request,
  file: StoredFile,
  secure: boolean,
): Response {
  const chosen = file[negotiate(request.headers.get('accept-encoding'), file)] ?? file.identity;
  const { ETag, ...headers } = secure ? chosen.secureHeaders : chosen.headers;
  return new Response(request.method === 'HEAD' ? null : chosen.body, { status, headers });
}

function unsatisfiable(size: number, secure: boolean): Response {
  return new Response(`The file has ${size} bytes.`, {
    status: 416,
    headers: {
      ...plainHeaders(secure),
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Range': `bytes */${size}`,
    },
  });
}

function askedRange(request: Request, chosen: Representation) {
  const condition = request.headers.get('if-range');
  if (condition !== null && condition !== chosen.etag) return 'whole';
  return parseRange(request.headers.get('range'), chosen.body.byteLength);
}

function matches(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

function withoutLength(headers: Readonly<Record<string, string>>): Record<string, string> {
  const { 'Content-Length': length, 'Content-Encoding': encoding, ...rest } = headers;
  return rest;
}
