import type { MiddlewareHandler } from 'hono';
import type { AppEnv, Handler, RequestContext } from './request-context.ts';

/** Hosts, with their port where it is not the scheme's own, at which visitors reach this site. */
export type KnownHosts = ReadonlySet<string>;

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Lets a request pass that comes from this site's own pages, or from no page at all (a script, a
 * test). A browser names the sender in `Sec-Fetch-Site`, an older one in `Origin`. Both are held
 * against the host that was asked for, and that against the hosts that the site is known by: what
 * asks for a foreign host is no page of this site.
 */
export function sameOrigin(hosts: KnownHosts, refuse: Handler): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    return isSameOrigin(context, hosts) ? next() : refuse(context);
  };
}

function isSameOrigin({ req, var: { secure } }: RequestContext, hosts: KnownHosts): boolean {
  const site = req.header('sec-fetch-site');
  const origin = req.header('origin');
  if (site === undefined && origin === undefined) return true;
  const asked = new URL(req.url);
  if (!hosts.has(asked.host) && !loopback.has(asked.hostname)) return false;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  return origin === undefined || isOf(origin, asked.host, secure);
}

/** TLS may end at a proxy that the server is not told to trust: then the page's scheme is not known. */
function isOf(origin: string, host: string, secure: boolean): boolean {
  const sender = URL.parse(origin);
  if (sender === null || (secure && sender.protocol !== 'https:')) return false;
  return sender.host === host;
}
