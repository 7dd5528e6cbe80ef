import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../http/request-context.ts';
import { plainHeaders } from './headers.ts';

/** Gives each answer the headers of the table that it does not set itself. */
export const securityHeaders = createMiddleware<AppEnv>(async (context, next) => {
  await next();
  const { headers } = context.res;
  for (const [name, value] of Object.entries(plainHeaders(context.var.secure))) {
    if (!headers.has(name)) headers.set(name, value);
  }
});
