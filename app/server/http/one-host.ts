import { createMiddleware } from 'hono/factory';
import { plainText } from './answers.ts';
import type { AppEnv } from './request-context.ts';

/** Refuses a request with no `Host`, or with more than one (RFC 9112, section 3.2). */
export const oneHost = createMiddleware<AppEnv>(async ({ env }, next) => {
  const { incoming } = env ?? {};
  if (!incoming) return next();
  let hosts = 0;
  for (let index = 0; index < incoming.rawHeaders.length; index += 2) {
    if (incoming.rawHeaders[index]?.toLowerCase() === 'host') hosts += 1;
  }
  // Health checks in HTTP/1.0 name no host.
  const enough = hosts === 1 || (hosts === 0 && incoming.httpVersion === '1.0');
  return enough ? next() : plainText(400, 'A request names one host.');
});
