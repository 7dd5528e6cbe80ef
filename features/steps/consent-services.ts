import { Given, Then } from '@cucumber/cucumber';
import { anotherSite } from '../support/another-site.ts';
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

Then('the analytics service is not loaded', async function (this: SiteWorld) {
  await expect(this.page.locator('html')).not.toHaveAttribute('data-measured');
  await expect(this.page.locator('script[src*="analytics"]')).toHaveCount(0);
});
