import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect, type Server } from 'node:net';

/** A server of this process, at a port of this machine. */
export async function startLocal(listener: RequestListener) {
  const server = createServer(listener);
  const port = await portOf(server);
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url: `http://127.0.0.1:${port}`, stop };
}

/** Listens, and answers the port that the system gave. */
export async function portOf(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}

/** A port that nobody listens on now. */
export async function freePort(): Promise<number> {
  const { url, stop } = await startLocal(() => undefined);
  await stop();
  return Number(new URL(url).port);
}

/** Resolves when something listens on the port; rejects after a minute. */
export async function listening(port: number): Promise<void> {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; ) {
    if (await answers(port)) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`nothing listens on ${port}`);
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
