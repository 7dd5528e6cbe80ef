import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { plainHeaders } from '../security/headers.ts';
import { redirectLifetime } from './lifetimes.ts';
import type { RequestContext } from './request-context.ts';

/** A short answer in plain text where there is no request context yet, with every header it needs. */
export function plainText(status: ContentfulStatusCode, message: string): Response {
  return new Response(message, {
    status,
    headers: { ...plainHeaders(false), 'Content-Type': 'text/plain; charset=utf-8' },
  });
}

export function methodNotAllowed(context: RequestContext, allowed: string): Response {
  return context.text(`Method not allowed. Allowed: ${allowed}`, 405, { Allow: allowed });
}

/** 308: browsers and search engines keep method and body, and remember. */
export function permanentRedirect(context: RequestContext, location: string): Response {
  return context.body(null, 308, { Location: location, 'Cache-Control': redirectLifetime });
}
