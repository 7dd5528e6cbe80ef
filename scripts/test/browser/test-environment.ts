import type { Browser } from '@playwright/test';
import type { BrowserName } from '../../setup/browser.ts';
import { launchBrowser } from './launch.ts';
import { type EnvironmentVariables, type ServedSite, serveSite } from './serve-site.ts';

/**
 * What the scenarios of one worker share: a browser, and a server for each set of environment variables
 * asked for.
 */
export class TestEnvironment {
  #browser: Promise<Browser> | undefined;
  readonly #servers = new Map<string, Promise<ServedSite>>();

  /** Launched by the first call, and by the first one after it has ended. */
  async browser(name: BrowserName): Promise<Browser> {
    const running = this.#browser;
    if (running && (await running).isConnected()) return running;
    const launched = launchBrowser({ name });
    this.#browser = launched;
    return launched;
  }

  server(variables: EnvironmentVariables = {}): Promise<ServedSite> {
    const key = JSON.stringify(Object.entries(variables).sort());
    const server = this.#servers.get(key) ?? serveSite(variables);
    this.#servers.set(key, server);
    return server;
  }

  /** Stops what was started; what never came up has nothing to stop, and its scenario has failed. */
  async close(): Promise<void> {
    const started = await Promise.allSettled([...this.#servers.values()]);
    const servers = started.flatMap((result) =>
      result.status === 'fulfilled' ? result.value : [],
    );
    await Promise.all(servers.map((server) => server.stop()));
    await (await this.#browser)?.close();
  }
}

/** That of this process. */
export const environment = new TestEnvironment();
