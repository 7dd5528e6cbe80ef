import {
  createServer as createHttpServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { createServer, isRunnableDevEnvironment, type Plugin } from 'vite';
import type { LiveContent } from '../../dev/content-plugin.ts';
import type { LiveSite } from '../../dev/live-site.ts';

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

export type SiteServer = {
  /** Answers requests for the site itself. */
  listener: Listener;
  /** Takes the connections over which the page is told of changes. */
  sockets: Server;
  close: () => Promise<void>;
};

/** The development server of the site, with marks in its texts. It listens nowhere itself. */
export async function makeSiteServer(root: string, site: LiveSite): Promise<SiteServer> {
  const sockets = createHttpServer();
  const vite = await createServer({
    root,
    configFile: path.join(root, 'vite.config.ts'),
    // Apart from that of `npm run dev`, which may run at the same time.
    cacheDir: path.join(root, 'var/studio/vite'),
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: { server: sockets } },
    plugins: [contentFrom(site)],
  });
  const { ssr } = vite.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite runs no server code here');
  const render = getRequestListener(async (request) => {
    const build = await ssr.runner.import<ServerBuild>('virtual:react-router/server-build');
    return createRequestHandler(build, 'development')(request);
  });
  return {
    listener: (request, response) =>
      vite.middlewares(request, response, () => render(request, response)),
    sockets,
    close: () => vite.close(),
  };
}

/** The site takes its content from the studio, which marks each text. */
function contentFrom(site: LiveSite): Plugin {
  return {
    name: 'studio-content',
    config: {
      order: 'pre',
      handler(config) {
        // The plugins of vite.config.ts stand in a list of their own, or beside the studio's.
        const all: unknown[] = (config.plugins ?? []).flat();
        const live = all.find(isLiveContent);
        if (!live) throw new Error('vite.config.ts names no plugin that follows the content');
        live.api.showFrom(site);
      },
    },
  };
}

function isLiveContent(plugin: unknown): plugin is { api: LiveContent } {
  return (
    typeof plugin === 'object' &&
    plugin !== null &&
    'name' in plugin &&
    plugin.name === 'live-content'
  );
}
