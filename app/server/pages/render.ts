import { createRequestHandler, RouterContextProvider } from 'react-router';
import type { Handler, RequestContext } from '../http/request-context.ts';
import type { DemoRequestService } from '../mail/demo-request-service.ts';
import { pageHeaders } from '../security/page-headers.ts';
import type { AllowedHosts } from '../security/page-policy.ts';
import type { LoadedBuild } from '../site/load-build.ts';

export interface RenderOptions {
  built: Pick<LoadedBuild, 'build' | 'demoRequestContext'>;
  demoRequests: DemoRequestService;
  allowed: AllowedHosts;
}

/** Renders what cannot be a file: the answer to a posted form. */
export function createRender({ built, demoRequests, allowed }: RenderOptions): Handler {
  const handle = createRequestHandler(built.build, 'production');
  const ofPages = Object.entries(pageHeaders(allowed));

  return async (context) => {
    const { client, log } = context.var;
    const provided = new RouterContextProvider();
    provided.set(built.demoRequestContext, (parameters) => demoRequests(parameters, client, log));
    return complete(await handle(await passedOn(context), provided));
  };

  async function complete(rendered: Response): Promise<Response> {
    const { status } = rendered;
    const headers = new Headers(rendered.headers);
    const body = await rendered.text();
    if (headers.get('content-type')?.startsWith('text/html')) {
      for (const [name, value] of ofPages) headers.set(name, value);
    }
    headers.set('Cache-Control', 'no-store');
    return new Response(status === 204 ? null : body, { status, headers });
  }
}

/** Without `Origin`, already checked: behind a proxy that ends TLS the router would not know its own. */
async function passedOn({ req }: RequestContext): Promise<Request> {
  const headers = new Headers(req.raw.headers);
  headers.delete('origin');
  const { method, signal, url } = req.raw;
  return new Request(url, { method, headers, signal, body: await req.arrayBuffer() });
}
