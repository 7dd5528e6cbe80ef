import { Given, Then } from '@cucumber/cucumber';
import { anotherSite } from '../support/another-site.ts';
import { ConsentScreen } from '../support/consent.ts';
import { expect } from '../support/expect.ts';
import { buildTimeoutMs } from '../support/timeouts.ts';
import type { SiteWorld } from '../support/world.ts';

Given(
  'the site declares an analytics service',
  { timeout: buildTimeoutMs },
  async function (this: SiteWorld) {
    await this.openOtherSite(anotherSite());
  },
);

Then('the analytics service is loaded', async function (this: SiteWorld) {
  await expect(this.page.locator('html')).toHaveAttribute('data-measured');
});

/** What the visitor chose has been followed by then: the banner has gone. */
Then('the analytics service is loaded once', async function (this: SiteWorld) {
  await expect(new ConsentScreen(this.page, this.language).banner).toBeHidden();
  await expect(this.page.locator('script[src*="analytics"]')).toHaveCount(1);
});

Then('the analytics service is not loaded', async function (this: SiteWorld) {
  await expect(this.page.locator('html')).not.toHaveAttribute('data-measured');
  await expect(this.page.locator('script[src*="analytics"]')).toHaveCount(0);
});
