import { once } from 'node:events';
import { existsSync, watch } from 'node:fs';
import path from 'node:path';
import type { ErrorPayload, Plugin } from 'vite';
import { languageOfTerminal } from '../content/report/language.ts';
import { formatReport } from '../content/report/report.ts';
import { serveApi } from './api.ts';
import { type Compiled, compileInPlace } from './compile.ts';
import { toOverlay } from './overlay.ts';
import { makeQueue } from './queue.ts';
import { reload, reloadWithRoutes } from './reload.ts';

const routes = 'app/generated/routes.ts';

const language = languageOfTerminal(process.env);
const words = {
  en: {
    fixed: 'The content is fixed.',
    nothingYet: 'Nothing was compiled before: the site starts when this is fixed.',
  },
  fr: {
    fixed: 'Le contenu est corrigé.',
    nothingYet: 'Rien n’avait été compilé : le site démarre dès que c’est corrigé.',
  },
};

/**
 * The site while it is written: content/ is compiled at the start and at every save, and the open
 * page follows. A mistake shows in the terminal and over the page until it is fixed; the page keeps
 * what was compiled last.
 */
export function liveContent(): Plugin {
  let root = process.cwd();
  let overlay: ErrorPayload | undefined;

  function note(compiled: Compiled): void {
    overlay = toOverlay(compiled.diagnostics, root, language);
    if (compiled.failed) printReport(compiled, root);
  }

  return {
    name: 'live-content',
    apply: 'serve',
    // The framework reads the compiled routes while it is configured: they must be there before.
    enforce: 'pre',
    async config(config) {
      // The framework also starts a server of its own with these plugins, to look at route modules.
      if (config.server?.hmr === false) return;
      root = path.resolve(config.root ?? root);
      await compileFirst(root, note);
    },
    configureServer(server) {
      const forgetApi = serveApi(server);
      const { hot } = server.environments.client;

      async function refresh(): Promise<void> {
        const hadMistakes = overlay !== undefined;
        const compiled = await compileInPlace(root);
        note(compiled);
        if (overlay) {
          hot.send(overlay);
          return;
        }
        if (hadMistakes) console.log(words[language].fixed);
        // An update of nothing takes the overlay away, even when the page stays as it was.
        if (hadMistakes) hot.send({ type: 'update', updates: [] });
        if (compiled.changed.length > 0) await forgetApi();
        if (compiled.changed.includes(routes)) await reloadWithRoutes(server);
        else if (compiled.changed.some(isPicture)) reload(server);
      }

      const ask = makeQueue(refresh, (error) => server.config.logger.error(inFull(error)));
      server.watcher.on('all', (_event, file) => {
        const name = path.relative(root, file).replaceAll(path.sep, '/');
        // Code uses interface words: it may fix what is wrong with them, or take the overlay away.
        const isCode = name.startsWith('app/') && !name.startsWith('app/generated/');
        if (name.startsWith('content/') || (isCode && overlay)) ask();
      });
      hot.on('vite:client:connect', (_data, client) => {
        if (overlay) client.send(overlay);
      });
    },
  };
}

/** A changed picture has the same address as before. */
function isPicture(file: string): boolean {
  return file.startsWith('public/') && /\.(?:svg|png|jpg|webp|avif|webm|mp4)$/.test(file);
}

function printReport({ diagnostics }: Compiled, root: string): void {
  const colours = process.stderr.isTTY && process.stderr.hasColors();
  const mistakes = diagnostics.filter(({ severity }) => severity === 'error');
  console.error(`\n${formatReport(mistakes, 'text', { root, colours, language })}`);
}

function inFull(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Compiles until there is something to show: what was compiled before will do. */
async function compileFirst(root: string, note: (compiled: Compiled) => void): Promise<void> {
  const changes = watch(path.join(root, 'content'), { recursive: true });
  try {
    for (;;) {
      // Listened to before reading: a save in between is not missed.
      const change = once(changes, 'change');
      const compiled = await compileInPlace(root);
      note(compiled);
      if (!compiled.failed || existsSync(path.join(root, routes))) return;
      console.error(`${words[language].nothingYet}\n`);
      await change;
    }
  } finally {
    changes.close();
  }
}
