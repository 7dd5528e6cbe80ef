import { plainHeaders } from '../security/headers.ts';
import { remembered } from './lifetimes.ts';

/** A short answer in plain text. */
export function text(
  status: number,
  message: string,
  secure: boolean,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(message, {
    status,
    headers: {
      ...plainHeaders(secure),
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      ...headers,
    },
  });
}

export function json(
  status: number,
  value: unknown,
  secure: boolean,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return text(status, JSON.stringify(value), secure, {
    'Content-Type': 'application/json; charset=utf-8',
    ...headers,
  });
}

export function methodNotAllowed(allowed: string, secure: boolean): Response {
  return text(405, `Method not allowed. Allowed: ${allowed}`, secure, { Allow: allowed });
}

/** 308: browsers and search engines keep method and body, and remember. */
export function permanentRedirect(location: string, secure: boolean): Response {
  return new Response(null, {
    status: 308,
    headers: {
      ...plainHeaders(secure),
      Location: location,
      'Cache-Control': remembered,
    },
  });
}
