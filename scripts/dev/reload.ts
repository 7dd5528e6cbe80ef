import { setTimeout as delay } from 'node:timers/promises';
import type { ServerBuild } from 'react-router';
import { isRunnableDevEnvironment, type ViteDevServer } from 'vite';

type Routes = typeof import('../../app/generated/routes.ts');

const pause = 50;
const attempts = 100;

/** Reloads every open page. */
export function reload(server: ViteDevServer): void {
  server.environments.client.hot.send({ type: 'full-reload' });
}

/**
 * Reloads every open page once the framework knows the routes compiled last, or after five seconds:
 * the manifest that a page bears is made with it.
 */
export async function reloadWithRoutes(server: ViteDevServer): Promise<void> {
  for (let attempt = 0; attempt < attempts && !(await knowsRoutes(server)); attempt++) {
    await delay(pause);
  }
  reload(server);
}

async function knowsRoutes(server: ViteDevServer): Promise<boolean> {
  const { ssr } = server.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) return true;
  const { routes } = await ssr.runner.import<Routes>('/app/generated/routes.ts');
  const build = await ssr.runner.import<ServerBuild>('virtual:react-router/server-build');
  const known = Object.keys(build.routes).filter((id) => id.includes('/'));
  const wanted = new Set(routes.map(({ id }) => id));
  return (
    known.length >= wanted.size && known.every((id) => wanted.has(id) || id.startsWith('routes/'))
  );
}
