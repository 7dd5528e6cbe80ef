import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import type { SiteRoute } from './addresses/address-book.ts';
import { siteFiles } from './files/site-files.ts';
import type { FileStore } from './files/stored-file.ts';
import { methodNotAllowed } from './http/answers.ts';
import { type DescribeOptions, describeRequest } from './http/describe-request.ts';
import { logRequests, maxLoggedCharacters } from './http/log-requests.ts';
import { oneHost } from './http/one-host.ts';
import type { AppEnv, RequestContext } from './http/request-context.ts';
import { securityHeaders } from './security/security-headers.ts';

export interface AppOptions extends DescribeOptions {
  files: FileStore;
  routes: readonly SiteRoute[];
  chat: Hono<AppEnv>;
  mail: Hono<AppEnv>;
  /** Everything else at the site's addresses. */
  pages: Hono<AppEnv>;
  newId: () => string;
  /** Milliseconds, for durations. */
  now: () => number;
}

/** The whole site as one Web-standard application. */
export function createApp(options: AppOptions): Hono<AppEnv> {
  const { files, routes, proxies, newId, now } = options;
  return (
    new Hono<AppEnv>()
      .use(oneHost)
      // Before all that follows: files bear their headers already, and readers are not logged.
      .get('*', siteFiles(files, routes, proxies))
      // Without a header's name, since a visitor's own id would stand in the log.
      .use(requestId({ headerName: '', generator: newId }))
      .use(describeRequest(options), securityHeaders, logRequests(now))
      .get('/healthz', (context) => context.text('ok'))
      .all('/healthz', (context) => methodNotAllowed(context, 'GET, HEAD'))
      .route('/api/chat', options.chat)
      .route('/api/v1.0/email/send', options.mail)
      .route('/', options.pages)
      .onError(answerFailure)
  );
}

function answerFailure(error: Error, context: RequestContext): Response {
  const { log, path: whole } = context.var;
  // Only what is known gets as far as to fail: the rest is answered 404 without being read.
  const path = whole.slice(0, maxLoggedCharacters);
  if (isLost(error)) log.info({ path }, 'the visitor left in the middle of a request');
  else log.error({ err: error, path }, 'request failed');
  return context.text('The server could not answer this request.', 500);
}

/** Whether the visitor's own connection broke; those to other servers are looked after where they are. */
function isLost(error: Error): boolean {
  return 'code' in error && error.code === 'ECONNRESET';
}
