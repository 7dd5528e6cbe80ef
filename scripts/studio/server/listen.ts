import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { base } from './app.ts';
import { cookieName, type Door, isAllowed, isOwnAddress, isToken } from './guard.ts';
import { inBoth } from './refusals.ts';
import type { SiteServer } from './site-server.ts';

export type Listening = { url: string; close: () => Promise<void> };

/** Serves the studio and its site on this machine alone; everybody without the token gets a 403. */
export async function listen(
  app: Hono,
  site: Pick<SiteServer, 'listener' | 'sockets'>,
  { port, token }: Door,
): Promise<Listening> {
  const server = createServer();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const door = { port: (server.address() as AddressInfo).port, token };
  const studio = getRequestListener(app.fetch);

  server.on('request', (request, response) => {
    if (enters(request, response, door)) return;
    if (!isAllowed(request.headers, door)) refuse(request, response);
    else if (isStudio(request)) void studio(request, response);
    else site.listener(request, response);
  });
  server.on('upgrade', (request, socket, head) => {
    // Who is gone before the answer resets the connection: without a listener that ends the process.
    socket.on('error', () => socket.destroy());
    if (isAllowed(request.headers, door)) site.sockets.emit('upgrade', request, socket, head);
    else socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
  });
  return {
    url: `http://127.0.0.1:${door.port}${base}/?token=${token}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** The printed address: its token becomes a cookie, and leaves the address bar. */
function enters(request: IncomingMessage, response: ServerResponse, door: Door): boolean {
  // Anybody may ask, and for what is no address, as `//`.
  const address = URL.parse(request.url ?? '/', 'http://studio');
  if (request.method !== 'GET' || address?.pathname !== `${base}/`) return false;
  const given = address.searchParams.get('token') ?? undefined;
  if (!isOwnAddress(request.headers, door) || !isToken(given, door)) return false;
  response.writeHead(303, {
    Location: `${base}/`,
    'Set-Cookie': `${cookieName(door)}=${given}; Path=/; HttpOnly; SameSite=Strict`,
    'Referrer-Policy': 'no-referrer',
  });
  response.end();
  return true;
}

function isStudio({ url = '' }: IncomingMessage): boolean {
  return url === base || url.startsWith(`${base}/`);
}

/** A page that was open before the studio's new start asks with the cookie of the old one: it says so in its room. */
function refuse({ url = '' }: IncomingMessage, response: ServerResponse): void {
  if (url.startsWith(`${base}/api/`)) {
    response.writeHead(403, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ message: inBoth('newAddress') }));
    return;
  }
  response.writeHead(403, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end('Forbidden: open the address that `npm run studio` printed.\n');
}
