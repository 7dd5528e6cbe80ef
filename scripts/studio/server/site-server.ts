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
import type { SiteModules } from '../compile/site-modules.ts';
import type { Workspace } from '../compile/workspace.ts';

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

export type SiteServer = {
  /** Answers requests for the site itself. */
  listener: Listener;
  /** Takes the connections over which the page is told of changes. */
  sockets: Server;
  close: () => Promise<void>;
};

/** The development server of the site, with marks in its texts. It listens nowhere itself. */
export async function makeSiteServer(
  root: string,
  modules: SiteModules,
  workspace: Workspace,
): Promise<SiteServer> {
  const sockets = createHttpServer();
  const vite = await createServer({
    root,
    configFile: path.join(root, 'vite.config.ts'),
    // Apart from that of `npm run dev`, which may run at the same time.
    cacheDir: path.join(root, 'var/studio/vite'),
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: { server: sockets } },
    plugins: [markedModules(root, modules, workspace)],
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

/** Gives the site its modules with marks in place of those on disk. */
function markedModules(root: string, modules: SiteModules, workspace: Workspace): Plugin {
  const folder = `${path.join(root, 'app/generated')}/`;
  return {
    name: 'studio-marks',
    enforce: 'pre',
    async load(id) {
      if (!id.startsWith(folder)) return undefined;
      const content = (await modules.current()).get(id.slice(folder.length));
      return content === undefined ? undefined : String(content);
    },
    configureServer(server) {
      server.watcher.on('all', (_event, file) => {
        const name = path.relative(root, file).replaceAll(path.sep, '/');
        if (name.startsWith('content/')) modules.forget();
        if (name.startsWith('content/images/') || name.startsWith('app/')) workspace.forget();
      });
    },
  };
}
