import { timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

export type Door = { port: number; token: string };

/** The name bears the port: cookies of one machine are shared by all its ports. */
export function cookieName({ port }: Door): string {
  return `studio-${port}`;
}

/**
 * Whether a request comes from the studio's own page, on its own address, with the token of this
 * start. A foreign page cannot send the cookie (SameSite), a page that rebinds its name to this
 * machine comes under another Host, and one of another port under another origin.
 */
export function isAllowed(headers: IncomingHttpHeaders, door: Door): boolean {
  return isOwnAddress(headers, door) && isToken(cookieOf(headers, door), door);
}

/** Whether the request was sent to the studio's address, and by no other page. */
export function isOwnAddress(headers: IncomingHttpHeaders, { port }: Door): boolean {
  const host = `127.0.0.1:${port}`;
  if (headers.host !== host) return false;
  if (headers.origin !== undefined && headers.origin !== `http://${host}`) return false;
  const site = headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' || site === 'none';
}

export function isToken(given: string | undefined, { token }: Door): boolean {
  const one = Buffer.from(given ?? '');
  const other = Buffer.from(token);
  return one.length === other.length && timingSafeEqual(one, other);
}

function cookieOf({ cookie = '' }: IncomingHttpHeaders, door: Door): string | undefined {
  const start = `${cookieName(door)}=`;
  return cookie
    .split(/; */)
    .find((each) => each.startsWith(start))
    ?.slice(start.length);
}
