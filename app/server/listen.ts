import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { EnvironmentError } from './environment.ts';

type Fetch = Parameters<typeof createAdaptorServer>[0]['fetch'];

/** Slow and half-open clients are let go: 10 s for the headers, 30 s for the whole request. */
const timeouts = { headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 5_000 };

export interface Listening {
  url: string;
  /** Takes no new connection, finishes what is under way, and cuts what lasts longer than this. */
  close(milliseconds: number): Promise<void>;
}

/** Starts listening; a port in use or a host that is not this machine's is an EnvironmentError. */
export async function listen(fetch: Fetch, host: string, port: number): Promise<Listening> {
  const server = createAdaptorServer({ fetch, serverOptions: timeouts }) as Server;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(explain(error, host, port)));
    server.listen(port, host, resolve);
  });
  const bound = server.address() as AddressInfo;
  const name = bound.family === 'IPv6' ? `[${bound.address}]` : bound.address;
  return {
    url: `http://${name}:${bound.port}`,
    close: (milliseconds) => close(server, milliseconds),
  };
}

async function close(server: Server, milliseconds: number): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), milliseconds);
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
  clearTimeout(cut);
}

function explain(error: NodeJS.ErrnoException, host: string, port: number): Error {
  const reasons: Record<string, string> = {
    EADDRINUSE: `PORT: ${port} is already in use on ${host}`,
    EACCES: `PORT: this user may not listen on ${port}`,
    EADDRNOTAVAIL: `HOST: ${host} is not an address of this machine`,
    ENOTFOUND: `HOST: ${host} is not a known host`,
  };
  const reason = reasons[error.code ?? ''];
  return reason ? new EnvironmentError(reason, { cause: error }) : error;
}
