import { createServer, type Server } from 'node:http';
import { getRequestListener, RequestError } from '@hono/node-server';
import { EnvironmentError } from './environment.ts';
import { plainText } from './http/answers.ts';
import { answerParserErrors } from './http/parser-errors.ts';

type Fetch = Parameters<typeof getRequestListener>[0];

/** Slow and half-open clients are let go: 10 s for the headers, 30 s for the whole request. */
export const settings = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 1000,
  keepAliveTimeout: 5000,
  // Said by the application, with the headers of its other answers.
  requireHostHeader: false,
};

/** Without a byte in either direction, beyond the longest wait for an answer. */
const stalledTimeoutMs = 10_000;

/** Between looks at connections that have become idle while closing. */
const idleCheckMs = 50;

export interface ListenOptions {
  host: string;
  port: number;
  /** What the slowest answer may take. */
  answerTimeoutMs: number;
}

export interface Listening {
  url: string;
  /** Takes no new connection, finishes what is under way, and cuts what lasts longer than this. */
  close(timeoutMs: number): Promise<void>;
}

/** Starts listening; an address that cannot be listened on is an EnvironmentError. */
export async function listen(fetch: Fetch, options: ListenOptions): Promise<Listening> {
  const { host, port } = options;
  // Health checks in HTTP/1.0 name no host.
  const listener = getRequestListener(fetch, { errorHandler, hostname: 'localhost' });
  const server = createServer(settings, listener);
  answerParserErrors(server);
  // A reader who has stopped reading holds an answer and a connection no longer than this.
  server.setTimeout(options.answerTimeoutMs + stalledTimeoutMs);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(explain(error, host, port)));
    server.listen(port, host, resolve);
  });
  return { url: urlOf(server), close: (timeoutMs) => close(server, timeoutMs) };
}

/** A host or a path that no address can have; everything else is the application's to answer. */
function errorHandler(error: unknown): Response {
  return error instanceof RequestError
    ? plainText(400, 'The request is not understood.')
    : plainText(500, 'The server could not answer this request.');
}

async function close(server: Server, timeoutMs: number): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), timeoutMs);
  const idle = setInterval(() => server.closeIdleConnections(), idleCheckMs);
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  clearTimeout(cut);
  clearInterval(idle);
}

function urlOf(server: Server): string {
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('the server has no port');
  const name = bound.family === 'IPv6' ? `[${bound.address}]` : bound.address;
  return `http://${name}:${bound.port}`;
}

function explain(error: NodeJS.ErrnoException, host: string, port: number): Error {
  const reasons: Record<string, string> = {
    EADDRINUSE: `PORT: ${port} is already in use on ${host}`,
    EACCES: `PORT: this user may not listen on ${port}`,
    EADDRNOTAVAIL: `HOST: ${host} is not an address of this machine`,
    ENOTFOUND: `HOST: ${host} is not a known host`,
  };
  const reason = reasons[error.code ?? ''] ?? `HOST: cannot listen on ${host} (${error.code})`;
  return new EnvironmentError(reason, { cause: error });
}
