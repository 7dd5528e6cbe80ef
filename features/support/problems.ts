import { TestStepResultStatus } from '@cucumber/messages';
import type { BrowserContext } from '@playwright/test';
import type { BrowserName } from '../../scripts/setup/browser.ts';

/** Whether a scenario failed: in a sentence or a hook, which its status says, or in the browser beside them. */
export function hasFailed(
  status: TestStepResultStatus | undefined,
  unexplained: readonly string[],
): boolean {
  return status !== TestStepResultStatus.PASSED || unexplained.length > 0;
}

/**
 * What went wrong in a browser without any step having asked: errors in the console (violations of
 * the content security policy are among them), uncaught exceptions, requests to another host.
 */
export class Problems {
  readonly #seen: string[] = [];
  readonly #expected: RegExp[] = [];
  readonly #browser: BrowserName;

  constructor(browser: BrowserName) {
    this.#browser = browser;
  }

  watch(context: BrowserContext, origin: string): void {
    context.on('console', (message) => {
      if (message.type() !== 'error') return;
      this.#seen.push(`console error: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => {
      const { message, stack = '' } = error.error();
      if (message === abandoned) return;
      this.#seen.push(`uncaught: ${message}\n${stack}`);
    });
    context.on('request', (request) => {
      const address = request.url();
      if (!isLocal(address, origin)) this.#seen.push(`request to another host: ${address}`);
    });
  }

  /** A problem that this scenario is about: it must then occur. */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  /**
   * What nobody expected, and what was expected in vain: one line each. Loads that failed are judged in
   * Chromium's words alone: the other browsers word them in other ways, or say nothing.
   */
  unexplained(): string[] {
    if (this.#browser !== 'chromium') {
      return this.#seen.filter(
        (text) => !failedLoad.test(text) && !this.#expected.some((one) => one.test(text)),
      );
    }
    const surprises = this.#seen.filter((text) => !this.#expected.some((one) => one.test(text)));
    const missing = this.#expected.filter((one) => !this.#seen.some((text) => one.test(text)));
    return [...surprises, ...missing.map((one) => `expected, but did not occur: ${one}`)];
  }
}

/**
 * The router reads a page's data to their end and lets nobody hear when that is broken off, as it is when a visitor
 * goes on before: Chromium then says this, and nothing is lost.
 */
const abandoned = 'BodyStreamBuffer was aborted';

/** Firefox and WebKit, also of what was still under way when the visitor went on to another page. */
const failedLoad =
  /error loading dynamically imported module|Importing a module script failed|Failed to load resource/;

function isLocal(address: string, origin: string): boolean {
  return new URL(address).origin === origin || /^(?:about|blob|data):/.test(address);
}
