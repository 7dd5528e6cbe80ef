import { Given, When } from '@cucumber/cucumber';
import { assistantOf } from '../support/assistant.ts';
import { expect } from '../support/expect.ts';
import { WalkthroughScreen } from '../support/walkthrough.ts';
import type { SiteWorld } from '../support/world.ts';

/** Every script but the page's own. */
const scriptsOfParts = /\/assets\/(?!entry\.client-)[^/]+\.js$/u;
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
  await expect(this.page.locator('[data-island="assistant"]')).toHaveAttribute('aria-busy', 'true');
});

When('the scripts of the parts arrive', function (this: SiteWorld) {
  releaseScripts.get(this)?.();
});

/** What fails does so as it comes into sight. */
Given('I have come to its case in vain', async function (this: SiteWorld) {
  const failed = this.page.waitForEvent('requestfailed');
  const screen = new WalkthroughScreen(this.page, this.language);
  await screen.region.scrollIntoViewIfNeeded();
  await failed;
  await expect(screen.titles.first()).toBeVisible();
});
