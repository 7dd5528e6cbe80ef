import type { Logger } from 'pino';

/** A request as the handlers see it, with what the server knows about its connection. */
export interface RequestContext {
  request: Request;
  /** Percent-encoded, without the query. */
  path: string;
  /** With its `?`, or empty. */
  query: string;
  /** Whether the visitor came over https. */
  secure: boolean;
  /** Names the visitor for rate limits; never logged. */
  client: string;
  log: Logger;
}

export type Handler = (exchange: RequestContext) => Response | Promise<Response>;
