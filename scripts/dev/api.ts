import { request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import type { ServerBuild } from 'react-router';
import { isRunnableDevEnvironment, type ViteDevServer } from 'vite';
import type { Listening } from '../../app/server/listen.ts';

type ApiModule = typeof import('./api-server.ts');

/**
 * Answers `/api/…` of the development server by the site's own server: chat and mail work as they do
 * in production. Vite loads it, so that a change of app/server counts from the next request on.
 *
 * @returns what makes the next request see the content as it is then
 */
export function serveApi(server: ViteDevServer): () => Promise<void> {
  const publicFolder = path.join(server.config.root, 'public');
  let running: { module: ApiModule; listening: Promise<Listening> } | undefined;

  async function current(): Promise<Listening> {
    const { ssr } = server.environments;
    if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite runs no server code here');
    const file = path.join(import.meta.dirname, 'api-server.ts');
    const module = await ssr.runner.import<ApiModule>(file);
    if (running?.module !== module) {
      await forget();
      const build = await ssr.runner.import<ServerBuild>('virtual:react-router/server-build');
      running = { module, listening: module.startApi(publicFolder, build) };
    }
    return running.listening.catch((error) => {
      running = undefined;
      throw error;
    });
  }

  async function forget(): Promise<void> {
    const old = running;
    running = undefined;
    const listening = await old?.listening;
    await listening?.close(0);
  }

  server.middlewares.use((request, response, next) => {
    if (!request.url?.startsWith('/api/')) return next();
    current()
      .then(({ url }) => pass(request, response, url, next))
      .catch(next);
  });
  return forget;
}

/** Hands a request on to another server of this machine, and its answer back. */
function pass(
  request: IncomingMessage,
  response: ServerResponse,
  to: string,
  failed: (error: Error) => void,
): void {
  const { method, headers, url = '/' } = request;
  const onward = forward(new URL(url, to), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', failed);
  request.pipe(onward);
}
