import {
  createRequestHandler,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import type { DemoDesk } from '../demo-desk.server.ts';
import { text } from '../http/answers.ts';
import { readBody } from '../http/body.ts';
import type { Exchange, Handler } from '../http/exchange.ts';
import { isSameOrigin } from '../http/same-origin.ts';
import type { Intake } from '../mail/intake.ts';
import { plainHeaders } from '../security/headers.ts';
import { type AllowedHosts, pagePolicy } from '../security/page-policy.ts';

export interface RenderOptions {
  build: ServerBuild;
  intake: Intake;
  allowed: AllowedHosts;
}

/** Renders what cannot be a file: the answer to a form posted without JavaScript. */
export function createRender({ build, intake, allowed }: RenderOptions): Handler {
  const handle = createRequestHandler(build, 'production');
  const deskKey = deskKeyOf(build);

  return async (exchange) => {
    const { request, secure, client, log } = exchange;
    if (request.method === 'POST' && !isSameOrigin(request)) {
      return text(403, 'Only this site’s pages may send.', secure);
    }
    const body = await readBody(request);
    if (!body) return text(413, 'The request is larger than 64 KB.', secure);
    const context = new RouterContextProvider();
    context.set(deskKey, { receive: (fields) => intake(fields, client, log) });
    return complete(await handle(passedOn(exchange, body), context), exchange);
  };

  async function complete(rendered: Response, { request, secure }: Exchange): Promise<Response> {
    const body = await rendered.text();
    const headers = new Headers(rendered.headers);
    for (const [name, value] of Object.entries(plainHeaders(secure))) headers.set(name, value);
    if (headers.get('content-type')?.startsWith('text/html')) {
      headers.set('Content-Security-Policy', pagePolicy(body, allowed));
    }
    headers.set('Cache-Control', 'no-store');
    const empty = request.method === 'HEAD' || rendered.status === 204;
    return new Response(empty ? null : body, { status: rendered.status, headers });
  }
}

/** Without `Origin`, already checked: behind a proxy that ends TLS the router would not know its own. */
function passedOn({ request }: Exchange, body: Uint8Array<ArrayBuffer>): Request {
  const headers = new Headers(request.headers);
  headers.delete('origin');
  const { method, signal, url } = request;
  return new Request(url, { method, headers, signal, ...(method === 'POST' && { body }) });
}

function deskKeyOf(build: ServerBuild): RouterContext<DemoDesk> {
  const key: unknown = Reflect.get(build.entry.module, 'demoDesk');
  if (!isDeskKey(key)) {
    throw new Error(
      'build/server: app/entry.server.tsx must export demoDesk (demo-desk.server.ts)',
    );
  }
  return key;
}

function isDeskKey(key: unknown): key is RouterContext<DemoDesk> {
  return typeof key === 'object' && key !== null && 'defaultValue' in key;
}
