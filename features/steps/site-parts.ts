import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import type { Request } from '@playwright/test';
import { assistantOf, boxOf } from '../support/assistant.ts';
import { DemoScreen } from '../support/demo.ts';
import { expect } from '../support/expect.ts';
import { forEachRow } from '../support/rows.ts';
import { scrollPosition } from '../support/scroll-trace.ts';
import { WalkthroughScreen } from '../support/walkthrough.ts';
import type { SiteWorld } from '../support/world.ts';

/** Every script but the page's own. */
const scriptsOfParts = /\/assets\/(?!entry\.client-)[^/]+\.js$/u;
const sentFrom = new WeakMap<SiteWorld, Request[]>();
const releaseScripts = new WeakMap<SiteWorld, () => void>();

Given("the scripts of the page's parts take their time", async function (this: SiteWorld) {
  const { promise, resolve } = Promise.withResolvers<void>();
  releaseScripts.set(this, resolve);
  await this.context.route(scriptsOfParts, async (route) => {
    await promise;
    await route.fallback();
  });
});

Given("the scripts of the page's parts cannot be fetched", async function (this: SiteWorld) {
  this.problems.expect(/Failed to load resource|Failed to fetch dynamically imported module/);
  await this.context.route(scriptsOfParts, (route) => route.abort());
});

Given('I press the pill, and am told that something comes', async function (this: SiteWorld) {
  await assistantOf(this).prompt.click();
  await expectBusy(this, 'assistant');
});

Given(
  'I press the button of the form, and am told that something comes',
  async function (this: SiteWorld) {
    const sent: Request[] = [];
    sentFrom.set(this, sent);
    this.page.on('request', (request) => request.method() === 'POST' && sent.push(request));
    await new DemoScreen(this.page, this.language).send.click();
    await expectBusy(this, 'demo');
  },
);

When('the scripts of the parts arrive', function (this: SiteWorld) {
  releaseScripts.get(this)?.();
});

Then('I can type my question', async function (this: SiteWorld) {
  await expect(assistantOf(this).question).toBeFocused();
  await this.page.keyboard.type('prix');
  await expect(assistantOf(this).question).toHaveValue('prix');
});

Then('one request has been sent', async function (this: SiteWorld) {
  expect(sentFrom.get(this)).toHaveLength(1);
});

/** What fails does so as it comes into sight. */
Given('I have come to its case in vain', async function (this: SiteWorld) {
  const failed = this.page.waitForEvent('requestfailed');
  const screen = new WalkthroughScreen(this.page, this.language);
  await screen.region.scrollIntoViewIfNeeded();
  await failed;
  await expect(screen.titles.first()).toBeVisible();
});

Then('the page stays where it is while I:', async function (this: SiteWorld, table: DataTable) {
  const assistant = assistantOf(this);
  const acts: Readonly<Record<string, () => Promise<void>>> = {
    'press the pill': async () => {
      // Playwright's own click may scroll.
      const { x, y, height } = await boxOf(assistant.prompt);
      await this.page.mouse.click(x + height, y + height / 2);
      await assistant.question.waitFor();
    },
    'type "prix"': async () => {
      await this.page.keyboard.type('prix');
      await expect(assistant.question).toHaveValue('prix');
    },
    'empty it with Escape': async () => {
      await this.page.keyboard.press('Escape');
      await expect(assistant.question).toHaveValue('');
    },
    'leave it with Escape': async () => {
      await this.page.keyboard.press('Escape');
      await expect(assistant.prompt).toBeVisible();
    },
  };
  const before = await scrollPosition(this.page);
  await forEachRow(table, async ({ act = '' }) => {
    await acts[act]?.();
    await this.page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await scrollPosition(this.page)).toBe(before);
  });
});

/** Safari ends the composition first, and sends the key that ended it with this code. */
When('the composition of a character ends with Escape', async function (this: SiteWorld) {
  await assistantOf(this).question.evaluate((input) => {
    const key = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    Object.defineProperty(key, 'keyCode', { value: 229 });
    input.dispatchEvent(key);
  });
});

async function expectBusy({ page }: SiteWorld, island: string): Promise<void> {
  await expect(page.locator(`[data-island="${island}"]`)).toHaveAttribute('aria-busy', 'true');
}
