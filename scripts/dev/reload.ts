import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { ServerBuild } from 'react-router';
import { type DevEnvironment, isRunnableDevEnvironment, type ViteDevServer } from 'vite';

const pause = 50;
const attempts = 100;

/** Who has loaded a file: open pages keep it until they are reloaded. */
type Loaded = { onServer: boolean; inPages: boolean };

/** Forgets what was made of files, by their path from the root, and has the server load its part of it anew. */
export function loadAnew(server: ViteDevServer, files: readonly string[]): Loaded {
  const { client, ssr } = server.environments;
  const whole = files.map((file) => path.posix.join(server.config.root, file));
  const onServer = ssr !== undefined && forgetModules(ssr, whole);
  if (onServer) ssr.hot.send({ type: 'full-reload' });
  return { onServer, inPages: forgetModules(client, whole) };
}

/** Whether there was a module to forget. */
function forgetModules({ moduleGraph }: DevEnvironment, files: readonly string[]): boolean {
  const loaded = files.filter((file) => moduleGraph.getModulesByFile(file) !== undefined);
  for (const file of loaded) moduleGraph.onFileChange(file);
  return loaded.length > 0;
}

/** Waits until the framework knows these routes, by their ids, and no others: five seconds at most. */
export async function untilRoutesAreKnown(
  server: ViteDevServer,
  wanted: ReadonlySet<string>,
): Promise<void> {
  for (let attempt = 0; attempt < attempts && !(await knows(server, wanted)); attempt++) {
    await delay(pause);
  }
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
