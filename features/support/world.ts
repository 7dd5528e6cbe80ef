import { World } from '@cucumber/cucumber';
import type { BrowserContext, Page } from '@playwright/test';
import { type Language, pageAddress } from './pages.ts';
import { Problems } from './problems.ts';
import type { OtherSite } from './project.ts';
import type { Environment, SiteServer } from './servers.ts';
import { type Habits, type Visitor, welcome } from './visitor.ts';
import type { Workshop } from './workshop.ts';

/** What one scenario owns: a visitor, the server it visits, its clock, and the problems it met. */
export class SiteWorld extends World {
  readonly problems = new Problems();
  language: Language = 'fr';
  #workshop: Workshop | undefined;
  #site: SiteServer | undefined;
  #visitor: Visitor | undefined;
  #runsScripts = true;

  get isVisiting(): boolean {
    return this.#visitor !== undefined;
  }

  /** Whether the visitor's browser runs scripts. */
  get runsScripts(): boolean {
    return this.#runsScripts;
  }

  get page(): Page {
    return present(this.#visitor).page;
  }

  get context(): BrowserContext {
    return present(this.#visitor).context;
  }

  get site(): SiteServer {
    return present(this.#site);
  }

  async begin(workshop: Workshop): Promise<void> {
    this.#workshop = workshop;
    await this.comeTo({});
  }

  /** Another server, set up by these variables, and a new visitor who comes to it. */
  async comeTo(environment: Environment): Promise<void> {
    this.#site = await present(this.#workshop).server(environment);
    await this.comeAs({});
  }

  /** Another site, made of a copy of this one, and a new visitor who comes to it. */
  async comeToOther(site: OtherSite): Promise<void> {
    this.#site = await present(this.#workshop).otherServer(site);
    await this.comeAs({});
  }

  /** A new visitor with these habits: no JavaScript, a small screen, another language, … */
  async comeAs(habits: Habits): Promise<void> {
    await this.leave();
    this.#runsScripts = habits.javaScriptEnabled ?? true;
    const browser = await present(this.#workshop).browser();
    this.#visitor = await welcome(browser, this.site.origin, this.problems, habits);
  }

  /** Opens a screen by its business name, in the scenario's language. */
  async visit(screen: string): Promise<void> {
    await this.page.goto(pageAddress(screen, this.language));
  }

  /** Takes over the page's time, for every page opened from now on; it then runs on by itself. */
  async ownTime(now?: Date): Promise<void> {
    await this.context.clock.install(now ? { time: now } : {});
  }

  /** Lets this much time pass at once, every timer in it included. */
  async passTime(milliseconds: number): Promise<void> {
    await this.context.clock.runFor(milliseconds);
  }

  async leave(): Promise<void> {
    await this.#visitor?.context.close();
    this.#visitor = undefined;
  }
}

function present<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The scenario has not begun, or its visitor has left.');
  return value;
}
