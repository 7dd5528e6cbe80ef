import { createRequestHandler, RouterContextProvider } from 'react-router';
import { readPosted } from '../http/posted.ts';
import type { Handler, RequestContext } from '../http/request-context.ts';
import type { DemoRequestService } from '../mail/demo-request-service.ts';
import { plainHeaders } from '../security/headers.ts';
import { type AllowedHosts, pagePolicy } from '../security/page-policy.ts';
import type { LoadedBuild } from '../site/load-build.ts';

export interface RenderOptions {
  built: Pick<LoadedBuild, 'build' | 'demoRequestContext'>;
  demoRequests: DemoRequestService;
  allowed: AllowedHosts;
}

/** Renders what cannot be a file: the answer to a posted form. */
export function createRender({ built, demoRequests, allowed }: RenderOptions): Handler {
  const handle = createRequestHandler(built.build, 'production');

  return async (exchange) => {
    const { client, log } = exchange;
    const body = await readPosted(exchange);
    if (body instanceof Response) return body;
    const context = new RouterContextProvider();
    context.set(built.demoRequestContext, (fields) => demoRequests(fields, client, log));
    return complete(await handle(passedOn(exchange, body), context), exchange);
  };

  async function complete(rendered: Response, { secure }: RequestContext): Promise<Response> {
    const body = await rendered.text();
    const headers = new Headers(rendered.headers);
    for (const [name, value] of Object.entries(plainHeaders(secure))) headers.set(name, value);
    if (headers.get('content-type')?.startsWith('text/html')) {
      headers.set('Content-Security-Policy', pagePolicy(body, allowed));
    }
    headers.set('Cache-Control', 'no-store');
    const empty = rendered.status === 204;
    return new Response(empty ? null : body, { status: rendered.status, headers });
  }
}

/** Without `Origin`, already checked: behind a proxy that ends TLS the router would not know its own. */
function passedOn({ request }: RequestContext, body: Uint8Array<ArrayBuffer>): Request {
  const headers = new Headers(request.headers);
  headers.delete('origin');
  const { method, signal, url } = request;
  return new Request(url, { method, headers, signal, body });
}
