import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import type { Logger } from 'pino';
import { splitTarget } from './addresses/path.ts';
import { methodNotAllowed, text } from './http/answers.ts';
import { clientOf, isSecure, type Proxies } from './http/client.ts';
import type { Handler, RequestContext } from './http/request-context.ts';

export interface AppOptions {
  pages: Handler;
  chat: Handler;
  mail: Handler;
  proxies: Proxies;
  log: Logger;
  newId: () => string;
  /** Milliseconds, for durations. */
  now: () => number;
}

/** Characters of a path in the log: every address of the site is shorter. */
const maxLoggedCharacters = 200;

type Bindings = Partial<HttpBindings>;

/** The whole site as one Web-standard application. */
export function createApp(options: AppOptions): Hono<{ Bindings: Bindings }> {
  const { proxies, log, newId, now } = options;
  const app = new Hono<{ Bindings: Bindings }>();

  app.all('/healthz', logged(health));
  app.all('/api/chat', logged(options.chat));
  app.all('/api/v1.0/email/send', logged(options.mail));
  // No middleware and no promise here: a file is then answered within the same tick.
  app.all('*', (context) => {
    const exchange = exchangeOf(context);
    const { method } = exchange.request;
    return method === 'GET' || method === 'HEAD'
      ? options.pages(exchange)
      : logged(options.pages)(context);
  });
  app.onError((error, context) => {
    // Only what is known gets as far as to fail: the rest is answered 404 without being read.
    const path = context.req.path.slice(0, maxLoggedCharacters);
    if (isLost(error)) log.info({ path }, 'the visitor left in the middle of a request');
    else log.error({ err: error, path }, 'request failed');
    return text(500, 'The server could not answer this request.', false);
  });
  return app;

  function exchangeOf({ req, env }: Context<{ Bindings: Bindings }>): RequestContext {
    const socketAddress = env?.incoming?.socket.remoteAddress ?? 'unknown';
    return {
      request: req.raw,
      ...splitTarget(req.url),
      secure: isSecure(req.raw, proxies),
      // Reading a file asks for no name.
      get client() {
        return clientOf(req.raw.headers, socketAddress, proxies);
      },
      log,
    };
  }

  function logged(handler: Handler) {
    return async (context: Context<{ Bindings: Bindings }>) => {
      const id = newId();
      const started = now();
      const child = log.child({ request: id });
      const exchange = { ...exchangeOf(context), log: child };
      const response = await handler(exchange);
      const { method } = exchange.request;
      const took = Math.round(now() - started);
      const level = exchange.path === '/healthz' ? 'debug' : 'info';
      // An unknown path may hold whatever a visitor wrote; a 404 of the chat is about the model.
      const known = response.status !== 404 || exchange.path === '/api/chat';
      const path = known ? exchange.path.slice(0, maxLoggedCharacters) : undefined;
      child[level]({ method, path, status: response.status, took }, 'answered');
      response.headers.set('X-Request-Id', id);
      return response;
    };
  }
}

/** Whether the visitor's own connection broke; those to other servers are looked after where they are. */
function isLost(error: Error): boolean {
  return 'code' in error && error.code === 'ECONNRESET';
}

function health({ request, secure }: RequestContext): Response {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return methodNotAllowed('GET, HEAD', secure);
  }
  return text(200, 'ok', secure);
}
