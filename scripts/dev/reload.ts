import { setTimeout as delay } from 'node:timers/promises';
import type { ServerBuild } from 'react-router';
import { isRunnableDevEnvironment, type ViteDevServer } from 'vite';

const pause = 50;
const attempts = 100;

/** Reloads every open page. */
export function reload(server: ViteDevServer): void {
  server.environments.client.hot.send({ type: 'full-reload' });
}

/**
 * Reloads every open page once the framework knows these routes, by their ids, or after five seconds:
 * the manifest that a page bears is made with it.
 */
export async function reloadWithRoutes(
  server: ViteDevServer,
  wanted: ReadonlySet<string>,
): Promise<void> {
  for (let attempt = 0; attempt < attempts && !(await knows(server, wanted)); attempt++) {
    await delay(pause);
  }
  reload(server);
}

async function knows(server: ViteDevServer, wanted: ReadonlySet<string>): Promise<boolean> {
  const { ssr } = server.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) return true;
  const build = await ssr.runner.import<ServerBuild>('virtual:react-router/server-build');
  const known = Object.keys(build.routes).filter((id) => id.includes('/'));
  return (
    known.length >= wanted.size && known.every((id) => wanted.has(id) || id.startsWith('routes/'))
  );
}
