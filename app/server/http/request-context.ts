import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { RequestIdVariables } from 'hono/request-id';
import type { Logger } from 'pino';
import type { Client } from './client.ts';

/** What the server knows of a request beside the request itself: `context.var`. */
interface RequestVariables extends RequestIdVariables {
  /** Percent-encoded, without the query. */
  path: string;
  /** With its `?`, or empty. */
  query: string;
  /** Whether the visitor came over https. */
  secure: boolean;
  client: Client;
  log: Logger;
}

export interface AppEnv {
  /** Node's request and response; none where a test asks the application itself. */
  Bindings: Partial<HttpBindings>;
  Variables: RequestVariables;
}

export type RequestContext = Context<AppEnv>;
export type Handler = (context: RequestContext) => Response | Promise<Response>;
