import { existsSync } from 'node:fs';
import { watch } from 'node:fs/promises';
import path from 'node:path';
import type { ErrorPayload, Plugin, ViteDevServer } from 'vite';
import { formatReport } from '../content/report.ts';
import { serveApi } from './api.ts';
import { type Compiled, compileInPlace } from './compile.ts';
import { toOverlay } from './overlay.ts';
import { makeQueue } from './queue.ts';

const routes = 'app/generated/routes.ts';

/**
 * The site while it is written: content/ is compiled at the start and at every save, and the open
 * page follows. A mistake shows in the terminal and over the page until it is mended; the page keeps
 * what was compiled last.
 */
export function liveContent(): Plugin {
  let root = process.cwd();
  let overlay: ErrorPayload | undefined;

  function note(compiled: Compiled): void {
    overlay = toOverlay(compiled.diagnostics, root);
    if (compiled.failed) printReport(compiled, root);
  }

  return {
    name: 'live-content',
    apply: 'serve',
    // The framework reads the compiled routes while it is configured: they must be there before.
    enforce: 'pre',
    async config(config) {
      root = path.resolve(config.root ?? root);
      note(await compileInPlace(root));
      if (!overlay || existsSync(path.join(root, routes))) return;
      console.error('Nothing was compiled before: the site starts when this is mended.\n');
      await untilMended(root, note);
    },
    configureServer(server) {
      const api = serveApi(server);
      const { hot } = server.environments.client;
      const refresh = makeQueue(async () => {
        const hadMistakes = overlay !== undefined;
        const compiled = await compileInPlace(root);
        note(compiled);
        if (overlay) {
          hot.send(overlay);
          return;
        }
        if (hadMistakes) console.log('The content is mended.');
        // An update of nothing takes the overlay away, even when the page stays as it was.
        if (hadMistakes) hot.send({ type: 'update', updates: [] });
        if (compiled.changed.length > 0) api.forget();
        if (compiled.changed.some(needsReload)) reload(server);
      });
      server.watcher.on('all', (_event, file) => {
        if (file.startsWith(path.join(root, 'content') + path.sep)) refresh();
      });
      hot.on('vite:client:connect', (_data, client) => {
        if (overlay) client.send(overlay);
      });
    },
  };
}

/** A picture has the same address as before; a new page is not in the manifest of the open one. */
function needsReload(file: string): boolean {
  return file === routes || file.startsWith('public/images/') || file.endsWith('.svg');
}

function reload(server: ViteDevServer): void {
  server.environments.client.hot.send({ type: 'full-reload' });
}

function printReport({ diagnostics }: Compiled, root: string): void {
  const colours = process.stderr.isTTY && process.stderr.hasColors();
  const mistakes = diagnostics.filter(({ severity }) => severity === 'error');
  console.error(`\n${formatReport(mistakes, 'text', { root, colours })}`);
}

async function untilMended(root: string, note: (compiled: Compiled) => void): Promise<void> {
  for await (const _ of watch(path.join(root, 'content'), { recursive: true })) {
    const compiled = await compileInPlace(root);
    note(compiled);
    if (!compiled.failed) return;
  }
}
