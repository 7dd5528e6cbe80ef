import { randomUUID } from 'node:crypto';
import { languages } from '#schema/languages.ts';
import { compileMessages } from '../content/emit/messages.ts';
import { emitSiteModules } from '../content/emit/modules.ts';
import type { Output } from '../content/emit/output.ts';
import { makeInTurn, makeShared } from '../content/in-turn.ts';
import { type Annotate, asItIs } from '../content/resolve/annotate.ts';
import type { CompiledSite } from '../content/resolve/compile.ts';
import { type Checked, makeWorkspace, type Workspace } from '../content/workspace.ts';

/** The site while it is written: its content as it is on disk at the moment of asking. */
export type LiveSite = {
  /** Everything wrong with the content, once the site has followed it. */
  follow: () => Promise<Checked>;
  /** The modules of the site that was followed last; as they were while there is a mistake. */
  modules: () => Output;
  /** Takes what a change has made of the content: nothing is looked for on disk. */
  take: (checked: Checked) => Promise<void>;
  /** Told when the site is another one. */
  onChange: (listener: () => void) => void;
  /** Told everything wrong with the content when that is not what was found last, whoever followed it. */
  onFollowed: (listener: (checked: Checked) => void) => void;
  /** Pictures or code have changed: they are read again. */
  forget: () => void;
  /** The code of a module of app/generated whose content is asked for at each request. */
  codeOf: (name: string) => string | undefined;
};

/** Generated modules whose content is asked for at each request, so that no page is out of date. */
const code: Readonly<Record<string, (parts: string) => string>> = {
  'pages.server.ts': (parts) => `export const { pages } = ${parts};\n`,
  'shared.server.ts': (parts) => `export const { shared, retention } = ${parts};\n`,
};

/** `annotate` writes into the texts where they come from, for who changes them on the page. */
export function makeLiveSite(
  root: string,
  workspace: Workspace = makeWorkspace(root),
  annotate: Annotate = asItIs,
): LiveSite {
  const emitted = new WeakMap<CompiledSite, Output>();
  const listeners: (() => void)[] = [];
  const judges: ((checked: Checked) => void)[] = [];
  const place = `live-site ${randomUUID()}`;
  let seen: Checked | undefined;
  let site: CompiledSite | undefined;
  /** What was read first never takes the place of what was read later. */
  const inTurn = makeInTurn();

  function settle(checked: Checked): Checked {
    if (checked === seen) return checked;
    seen = checked;
    for (const judge of judges) judge(checked);
    const next = workspace.annotated(checked, annotate);
    if (!next) return checked;
    site = next;
    for (const listener of listeners) listener();
    return checked;
  }

  // Vite runs the site's modules in this process, with modules of its own: they meet here.
  Reflect.set(
    globalThis,
    Symbol.for(place),
    partsOf(() => site, annotate),
  );
  return {
    follow: makeShared(inTurn, async () => settle(await workspace.check())),
    modules: () => {
      if (!site) return new Map();
      const output = emitted.get(site) ?? emitSiteModules(site, compileMessages(site, annotate));
      emitted.set(site, output);
      return output;
    },
    take: async (checked) => void (await inTurn(async () => settle(checked))),
    onChange: (listener) => void listeners.push(listener),
    onFollowed: (judge) => void judges.push(judge),
    forget: workspace.forget,
    codeOf: (name) => code[name]?.(`globalThis[Symbol.for(${JSON.stringify(place)})]`),
  };
}

/** What the modules of `code` export. */
function partsOf(site: () => CompiledSite | undefined, annotate: Annotate): object {
  const plain = makePlain();

  function now(): CompiledSite {
    const found = site();
    if (!found) throw new Error('The content was never right: there is nothing to show yet.');
    return found;
  }

  function loaderOf(name: string) {
    const made = languages
      .flatMap((language) => now().pages[language])
      .find(({ language, page }) => `${language} ${page.id}` === name);
    return made && (async () => ({ page: plain(made.page) }));
  }

  const shared = {};
  for (const language of languages) {
    const get = () => {
      const { site: facts, navigation, assistant } = now();
      return {
        site: plain(facts[language]),
        navigation: plain(navigation[language]),
        assistant: plain(assistant[language]),
        messages: compileMessages(now(), annotate)[language],
      };
    };
    Object.defineProperty(shared, language, { enumerable: true, get });
  }
  return {
    pages: new Proxy({}, { get: (_pages, name) => loaderOf(String(name)) }),
    shared,
    get retention() {
      return site()?.retention;
    },
  };
}

/** Data as they are when they were written into a module and read again, made once. */
function makePlain() {
  const known = new WeakMap<object, unknown>();
  return (value: object): unknown => {
    const before = known.get(value) ?? JSON.parse(JSON.stringify(value));
    known.set(value, before);
    return before;
  };
}
