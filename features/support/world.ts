import { World } from '@cucumber/cucumber';
import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import type { EnvironmentVariables, ServedSite } from '../../scripts/test/browser/serve-site.ts';
import type { TestEnvironment } from '../../scripts/test/browser/test-environment.ts';
import { type Language, pageAddress } from '../../scripts/test/screens.ts';
import { browserOf } from './parameters.ts';
import { Problems } from './problems.ts';
import { openSession, openStudioSession, type Session } from './session.ts';
import type { TestStudio } from './studio.ts';

/** What one scenario owns: a browser session, the server it visits, its clock, and the problems it met. */
export class SiteWorld extends World {
  readonly browserName = browserOf(this.parameters);
  readonly problems = new Problems(this.browserName);
  language: Language = 'fr';
  #environment: TestEnvironment | undefined;
  #site: ServedSite | undefined;
  #session: Session | undefined;
  #runsScripts = true;

  get hasSession(): boolean {
    return this.#session !== undefined;
  }

  /** Whether the session's browser runs scripts. */
  get runsScripts(): boolean {
    return this.#runsScripts;
  }

  get page(): Page {
    return present(this.#session).page;
  }

  get context(): BrowserContext {
    return present(this.#session).context;
  }

  get site(): ServedSite {
    return present(this.#site);
  }

  /** `withoutSession`: the scenario reads pages as the server sends them, or opens a session itself. */
  async begin(environment: TestEnvironment, { withoutSession = false } = {}): Promise<void> {
    this.#environment = environment;
    this.#site = await environment.server();
    if (!withoutSession) await this.openSession({});
  }

  /** A server set up by these variables, and a new session on it. */
  async openSite(variables: EnvironmentVariables): Promise<void> {
    this.#site = await present(this.#environment).server(variables);
    await this.openSession({});
  }

  /** A new session with these options: no JavaScript, a small screen, another language, … */
  async openSession(options: BrowserContextOptions): Promise<void> {
    await this.closeSession();
    this.#runsScripts = options.javaScriptEnabled ?? true;
    await this.#open(this.site.origin, options);
  }

  /** The studio of a copy of this site, in a new page. */
  async openStudio({ origin, url }: TestStudio): Promise<void> {
    await this.closeSession();
    const browser = await present(this.#environment).browser(this.browserName);
    this.#session = await openStudioSession(browser, origin, this.problems);
    await this.page.goto(url);
  }

  /** Opens a screen by its business name, in the scenario's language. */
  async visit(screen: string): Promise<void> {
    await this.page.goto(pageAddress(screen, this.language));
  }

  /** It stays this moment for every page opened from now on, however slow the machine is; timers run as ever. */
  async holdTime(now: Date): Promise<void> {
    await this.context.clock.setFixedTime(now);
  }

  /** Lets this much time pass at once, every timer in it included. */
  async advanceClock(milliseconds: number): Promise<void> {
    await this.context.clock.runFor(milliseconds);
  }

  async closeSession(): Promise<void> {
    await this.#session?.close();
    this.#session = undefined;
  }

  async #open(origin: string, options: BrowserContextOptions): Promise<void> {
    const browser = await present(this.#environment).browser(this.browserName);
    this.#session = await openSession(browser, origin, this.problems, options);
  }
}

function present<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The scenario has not begun, or its session is closed.');
  return value;
}
