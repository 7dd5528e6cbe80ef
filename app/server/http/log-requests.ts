import { createMiddleware } from 'hono/factory';
import type { AppEnv } from './request-context.ts';

/** Characters of a path in the log: every address of the site is shorter. */
export const maxLoggedCharacters = 200;

/**
 * Logs each answer but those to readers of pages and files. An unknown path may hold whatever a
 * visitor wrote, and is left out; a 404 of the chat is about the model.
 *
 * @param now milliseconds, for durations
 */
export function logRequests(now: () => number) {
  return createMiddleware<AppEnv>(async (context, next) => {
    const started = now();
    await next();
    const { req, res, var: variables } = context;
    const reading = req.method === 'GET' || req.method === 'HEAD';
    const called = /^\/(?:api\/|healthz$)/.test(variables.path);
    if (reading && !called) return;
    const known = res.status !== 404 || variables.path === '/api/chat';
    const path = known ? variables.path.slice(0, maxLoggedCharacters) : undefined;
    const took = Math.round(now() - started);
    const level = variables.path === '/healthz' ? 'debug' : 'info';
    variables.log[level]({ method: req.method, path, status: res.status, took }, 'answered');
  });
}
