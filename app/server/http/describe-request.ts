import { createMiddleware } from 'hono/factory';
import type { Logger } from 'pino';
import { splitTarget } from '../addresses/path.ts';
import { clientOf } from './client.ts';
import { isSecure, type Proxies } from './proxies.ts';
import type { AppEnv } from './request-context.ts';

export interface DescribeOptions {
  proxies: Proxies;
  log: Logger;
}

/** Puts what the server knows of a request where its handlers find it; its id is there already. */
export function describeRequest({ proxies, log }: DescribeOptions) {
  return createMiddleware<AppEnv>(async (context, next) => {
    const { req, env } = context;
    const { path, query } = splitTarget(req.url);
    const request = context.get('requestId');
    context.set('path', path);
    context.set('query', query);
    context.set('secure', isSecure(req.raw, proxies));
    context.set('client', clientOf(req.raw.headers, env?.incoming?.socket.remoteAddress, proxies));
    context.set('log', log.child({ request }));
    await next();
    context.res.headers.set('X-Request-Id', request);
  });
}
