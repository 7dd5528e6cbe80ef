import { once } from 'node:events';
import { existsSync, watch } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import type { ErrorPayload, HotChannelClient, Plugin, UpdatePayload } from 'vite';
import type { Diagnostic } from '../content/mistakes/catalogue.ts';
import { languageOfTerminal } from '../content/report/language.ts';
import { formatReport } from '../content/report/report.ts';
import type { Checked } from '../content/workspace.ts';
import { serveApi } from './api.ts';
import { writeInPlace } from './compile.ts';
import { type LiveSite, makeLiveSite } from './live-site.ts';
import { toOverlay } from './overlay.ts';
import { makeQueue } from './queue.ts';
import { reload, reloadWithRoutes } from './reload.ts';

const routes = 'app/generated/routes.ts';

/** The wait for the rest of a save: an editor may write several files, or one twice. */
const saveDelayMs = 25;
/** The site's files wait until nothing is written for a while: they cost more than what the page needs. */
const writeDelayMs = 400;

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

const updateOfNothing: UpdatePayload = { type: 'update', updates: [] };

/** What the plugin and what it adds to the page tell each other, over Vite's connection. */
const changed = 'live-content:changed';
const opened = 'live-content:opened';

/**
 * The framework's router, which follows the content once the page is hydrated: React shows no data
 * that comes while it takes the page over, or takes it for a mistake and draws the page anew.
 * What was saved before is told by the server when the page asks.
 */
const router = 'react-router/dom';
const followingRouter = '\0live-content:router';
const followingRouterCode = `
import { createElement, useEffect } from 'react';
import { HydratedRouter as Router } from '${router}';

const follow = () => void window.__reactRouterDataRouter.revalidate();

export function HydratedRouter(props) {
  useEffect(() => {
    import.meta.hot.on('${changed}', follow);
    import.meta.hot.send('${opened}', { ageMs: performance.now() });
    return () => import.meta.hot.off('${changed}', follow);
  }, []);
  return createElement(Router, props);
}
`;

export type LiveContent = {
  /** Takes the content from a site that another part of this process keeps. */
  showFrom: (site: LiveSite) => void;
};

/**
 * The site while it is written: content/ is compiled at the start and at every save, and the open
 * page follows. A mistake shows in the terminal and over the page until it is fixed; the page keeps
 * what was compiled last.
 */
export function liveContent(): Plugin<LiveContent> {
  let root = process.cwd();
  let live: LiveSite | undefined;
  let overlay: ErrorPayload | undefined;
  let changedAt = 0;

  /** Whether there is a mistake: what was compiled last still stands then. */
  function note({ diagnostics }: Checked): boolean {
    overlay = toOverlay(diagnostics, root, language);
    if (overlay) printReport(diagnostics, root);
    return overlay !== undefined;
  }

  return {
    name: 'live-content',
    // A build shows its pages to itself over a preview: what it was made of stays as it is.
    apply: (_config, { command, isPreview }) => command === 'serve' && !isPreview,
    // The framework reads the compiled routes while it is configured: they must be there before.
    enforce: 'pre',
    api: {
      showFrom: (site) => {
        live = site;
      },
    },
    async config(config) {
      // The framework also starts a server of its own with these plugins, to look at route modules.
      if (config.server?.hmr === false) return;
      root = path.resolve(config.root ?? root);
      live ??= makeLiveSite(root);
      await compileFirst(root, live, note);
    },
    resolveId(id, importer) {
      const isHydrated = id === router && importer === path.join(root, 'app/entry.client.tsx');
      return isHydrated ? followingRouter : undefined;
    },
    load(id) {
      if (id === followingRouter) return followingRouterCode;
      const name = path.relative(path.join(root, 'app/generated'), id);
      return live?.codeOf(name);
    },
    configureServer(server) {
      if (!live) return;
      const site = live;
      const forgetApi = serveApi(server);
      const { hot } = server.environments.client;

      function tell(): void {
        changedAt = performance.now();
        hot.send(changed, {});
      }
      site.onChange(tell);

      /** The open page first; the files that other commands read a moment later. */
      async function refresh(): Promise<void> {
        const hadMistakes = overlay !== undefined;
        const isWrong = note(await site.follow());
        // Without a page, Vite would keep the mistakes and show them to the next one, though they were fixed.
        if (isWrong && overlay && server.ws.clients.size > 0) show(overlay, hot);
        if (isWrong || !hadMistakes) return askToWrite();
        console.log(words[language].fixed);
        // It takes the overlay away, even when the page stays as it was.
        hot.send(updateOfNothing);
        askToWrite();
      }

      async function write(): Promise<void> {
        const checked = await site.follow();
        if (toOverlay(checked.diagnostics, root, language)) return;
        const written = await writeInPlace(root, checked);
        if (written.length > 0) await forgetApi();
        const ids = checked.compiled?.routes.map(({ id }) => id);
        if (written.includes(routes)) await reloadWithRoutes(server, new Set(ids));
        else if (written.some(isPicture)) reload(server);
      }

      const failed = (error: unknown) => server.config.logger.error(inFull(error));
      const ask = makeQueue(refresh, failed, saveDelayMs);
      const askToWrite = makeQueue(write, failed, writeDelayMs);
      // What was saved before the watcher had looked at every folder has no event of its own.
      server.watcher.once('ready', ask);
      server.watcher.on('all', (_event, file) => {
        const name = path.relative(root, file).replaceAll(path.sep, '/');
        const isCode = name.startsWith('app/') && !name.startsWith('app/generated/');
        if (isCode || name.startsWith('content/images/')) site.forget();
        // Code uses interface words: it may fix what is wrong with them, or take the overlay away.
        if (name.startsWith('content/') || (isCode && overlay)) ask();
      });
      // A page that is asked for before the watcher has told of a change shows it all the same.
      server.middlewares.use((request, _response, next) => {
        if (!asksForContent(request)) return next();
        site.follow().then(() => next(), next);
      });
      hot.on('vite:client:connect', (_data, client) => {
        if (overlay) show(overlay, client);
      });
      // By the page's age: the browser may run on a machine whose clock is another.
      hot.on(opened, ({ ageMs }: { ageMs: number }, client) => {
        if (changedAt > performance.now() - ageMs) client.send(changed, {});
      });
    },
  };
}

/**
 * Lays the mistakes over the page. Vite's client takes an overlay before its first update for code
 * that failed to load, and reloads the page once that update comes: it has one before.
 */
function show(overlay: ErrorPayload, to: Pick<HotChannelClient, 'send'>): void {
  to.send(updateOfNothing);
  to.send(overlay);
}

/** Whether a request is for a page, or for what a page is drawn from. */
function asksForContent({ url = '', headers }: IncomingMessage): boolean {
  return headers.accept?.includes('text/html') === true || /\.data(?:\?|$)/.test(url);
}

/** A changed picture has the same address as before. */
function isPicture(file: string): boolean {
  return file.startsWith('public/') && /\.(?:svg|png|jpg|webp|avif|webm|mp4)$/.test(file);
}

function printReport(diagnostics: readonly Diagnostic[], root: string): void {
  const colours = process.stderr.isTTY && process.stderr.hasColors();
  const mistakes = diagnostics.filter(({ severity }) => severity === 'error');
  console.error(`\n${formatReport(mistakes, 'text', { root, colours, language })}`);
}

function inFull(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Compiles until there is something to show: what was compiled before will do. */
async function compileFirst(
  root: string,
  live: LiveSite,
  note: (checked: Checked) => boolean,
): Promise<void> {
  const changes = watch(path.join(root, 'content'), { recursive: true });
  try {
    for (;;) {
      // Listened to before reading: a save in between is not missed.
      const change = once(changes, 'change');
      const checked = await live.follow();
      const isWrong = note(checked);
      if (!isWrong) await writeInPlace(root, checked);
      if (!isWrong || existsSync(path.join(root, routes))) return;
      console.error(`${words[language].nothingYet}\n`);
      await change;
    }
  } finally {
    changes.close();
  }
}
