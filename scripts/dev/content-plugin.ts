import { once } from 'node:events';
import { existsSync, watch } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import type { Plugin } from 'vite';
import { decodePath, withoutSlash } from '#schema/addresses.ts';
import { languageOfTerminal } from '../content/report/language.ts';
import type { Checked } from '../content/workspace.ts';
import { serveApi } from './api.ts';
import { writeInPlace } from './compile.ts';
import { type LiveSite, makeLiveSite } from './live-site.ts';
import { makeOpenPages, type OpenPages, withFollower } from './open-pages.ts';
import { makeQueue, type Queue } from './queue.ts';
import { loadAnew, untilRoutesAreKnown } from './reload.ts';
import { makeShownMistakes, type ShownMistakes } from './shown-mistakes.ts';

const pageScript = 'app/entry.client.tsx';
const generated = 'app/generated';
const routes = `${generated}/routes.ts`;

/** The wait for the rest of a save: an editor may write several files, or one twice. */
const saveDelayMs = 25;
/** The site's files wait until nothing is written for a while: they cost more than what the page needs. */
const writeDelayMs = 400;
/**
 * Once it has told of a change of a file, Vite's watcher tells of no other for 50 ms: half a file may be all that
 * was seen of a save. Everything is looked at again when this time has passed.
 */
const silenceMs = 100;

const language = languageOfTerminal(process.env);
const nothingYet = {
  en: 'Nothing was compiled before: the site starts when this is fixed.',
  fr: 'Rien n’avait été compilé : le site démarre dès que c’est corrigé.',
};

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
  let first: Checked | undefined;
  let mistakes: ShownMistakes | undefined;
  let queues: readonly Queue[] = [];
  let openPages: OpenPages | undefined;

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
      mistakes = makeShownMistakes(root, language);
      live.onFollowed(mistakes.judge);
      first = await compileFirst(root, live);
    },
    transform(code, id) {
      const isPageScript = this.environment.name === 'client' && id === path.join(root, pageScript);
      return isPageScript ? withFollower(code) : undefined;
    },
    load(id) {
      const name = path.relative(path.join(root, generated), id);
      return live?.codeOf(name);
    },
    async closeBundle() {
      await Promise.all(queues.map((queue) => queue.end()));
    },
    configureServer(server) {
      if (!live || !mistakes || !first) return;
      const [site, { isAny, showOver }] = [live, mistakes];
      showOver(server);
      const forgetApi = serveApi(server);
      // What is written here is loaded anew once all of it is there.
      server.watcher.unwatch(path.join(root, generated));

      const failed = (error: unknown) => server.config.logger.error(inFull(error));
      openPages = makeOpenPages(server, failed, saveDelayMs);
      const { tell, reload, queue: telling } = openPages;
      site.onChange(() => tell(false));

      /** The open page first; the files that other commands read a moment later. */
      async function refresh(): Promise<void> {
        await site.follow();
        writing.ask();
      }

      /** All but the modules whose content is asked for at each request. */
      function isLoaded(file: string): boolean {
        return site.codeOf(path.posix.relative(generated, file)) === undefined;
      }

      /** The addresses that the framework answers at. */
      let known = addressesOf(first);

      async function write(): Promise<void> {
        const checked = await site.follow();
        if (isWrong(checked)) return;
        const written = await writeInPlace(root, checked);
        if (written.length > 0) await forgetApi();
        const loaded = loadAnew(server, written.filter(isLoaded));
        const ids = checked.compiled?.routes.map(({ id }) => id);
        if (written.includes(routes)) await untilRoutesAreKnown(server, new Set(ids));
        known = addressesOf(checked);
        if (loaded.inPages || written.some(isPicture)) reload();
        else if (loaded.onServer) tell(false);
      }

      /** What was read while it was being written may have been the half of it. */
      async function forgetAgain(): Promise<void> {
        site.forget();
        looking.ask();
      }

      const looking = makeQueue(refresh, failed, saveDelayMs);
      const writing = makeQueue(write, failed, writeDelayMs);
      const forgetting = makeQueue(forgetAgain, failed, silenceMs);
      queues = [looking, writing, forgetting, telling];
      // What was saved before the watcher had looked at every folder has no event of its own.
      server.watcher.once('ready', looking.ask);
      server.watcher.on('all', (_event, file) => {
        const name = path.relative(root, file).replaceAll(path.sep, '/');
        const isCode = name.startsWith('app/') && !name.startsWith(`${generated}/`);
        if (isCode || name.startsWith('content/images/')) {
          site.forget();
          forgetting.ask();
        }
        // Code uses interface words: it may fix what is wrong with them, or take the overlay away.
        if (name.startsWith('content/') || (isCode && isAny())) looking.ask();
      });
      // A page that is asked for before the watcher has told of a change shows it all the same; so does one whose
      // address is new, as soon as the framework knows it. An address that a page had before leads to it.
      server.middlewares.use((request, response, next) => {
        if (!asksForPage(request)) return next();
        followed(addressIn(request)).then((moved) => {
          if (moved === undefined) next();
          else response.writeHead(302, { Location: encodeURI(moved) }).end();
        }, next);
      });

      async function followed(address: string | undefined): Promise<string | undefined> {
        const checked = await site.follow();
        const isNew = address !== undefined && !known.has(address);
        if (!isNew || isWrong(checked)) return undefined;
        if (!addressesOf(checked).has(address)) {
          return checked.compiled?.addresses.redirects.find(({ from }) => from === address)?.to;
        }
        writing.ask();
        await writing.finish();
        return undefined;
      }
    },
    hotUpdate: {
      // Once the framework has seen to it.
      order: 'post',
      handler(update) {
        if (this.environment.name === 'ssr') openPages?.tellOfCode(update);
      },
    },
  };
}

function asksForPage({ headers }: IncomingMessage): boolean {
  return headers.accept?.includes('text/html') === true;
}

/** A changed picture has the same address as before. */
function isPicture(file: string): boolean {
  return /\.(?:svg|png|jpg|webp|avif|webm|mp4)$/.test(file);
}

function inFull(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Compiles until there is something to show: what was compiled before will do. */
async function compileFirst(root: string, live: LiveSite): Promise<Checked> {
  const changes = watch(path.join(root, 'content'), { recursive: true });
  try {
    for (;;) {
      // Listened to before reading: a save in between is not missed.
      const change = once(changes, 'change');
      const checked = await live.follow();
      if (!isWrong(checked)) await writeInPlace(root, checked);
      if (!isWrong(checked) || existsSync(path.join(root, routes))) return checked;
      console.error(`${nothingYet[language]}\n`);
      await change;
    }
  } finally {
    changes.close();
  }
}

function addressesOf({ compiled }: Checked): Set<string> {
  return new Set(compiled?.routes.map(({ address }) => address));
}

function addressIn({ url = '' }: IncomingMessage): string | undefined {
  const address = URL.parse(url, 'http://localhost');
  return address ? decodePath(withoutSlash(address.pathname)) : undefined;
}

/** What was compiled last still stands then. */
function isWrong({ diagnostics }: Checked): boolean {
  return diagnostics.some(({ severity }) => severity === 'error');
}
