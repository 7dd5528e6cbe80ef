import type { Browser } from '@playwright/test';
import { launchBrowser } from './browser.ts';
import { copyProject, type ProjectCopy } from './project.ts';
import { type Environment, type SiteServer, startServer } from './servers.ts';

/** Another site: its name, and what makes it of a copy of this one, the build included. */
export type OtherSite = { name: string; make: (copy: ProjectCopy) => Promise<void> };

/**
 * What the scenarios of one worker share: a browser, a server for each environment asked for, and the
 * other sites that were built.
 */
export class Workshop {
  #browser: Promise<Browser> | undefined;
  readonly #servers = new Map<string, Promise<SiteServer>>();
  readonly #copies: ProjectCopy[] = [];

  browser(): Promise<Browser> {
    this.#browser ??= launchBrowser();
    return this.#browser;
  }

  server(environment: Environment = {}): Promise<SiteServer> {
    const key = JSON.stringify(Object.entries(environment).sort());
    const server = this.#servers.get(key) ?? startServer(environment);
    this.#servers.set(key, server);
    return server;
  }

  /** The server of another site, which is built on first use. */
  otherServer({ name, make }: OtherSite): Promise<SiteServer> {
    const server = this.#servers.get(name) ?? this.#startOther(make);
    this.#servers.set(name, server);
    return server;
  }

  async #startOther(make: OtherSite['make']): Promise<SiteServer> {
    const copy = await copyProject();
    this.#copies.push(copy);
    await make(copy);
    return startServer({}, copy.folder);
  }

  /** Stops what was started; what never came up has nothing to stop, and its scenario has failed. */
  async close(): Promise<void> {
    const started = await Promise.allSettled([...this.#servers.values()]);
    const servers = started.flatMap((result) =>
      result.status === 'fulfilled' ? result.value : [],
    );
    await Promise.all(servers.map((server) => server.stop()));
    await Promise.all(this.#copies.map((copy) => copy.remove()));
    await (await this.#browser)?.close();
  }
}
