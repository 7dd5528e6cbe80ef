import { Given, Then } from '@cucumber/cucumber';
import { consentOf } from '../support/consent.ts';
import { declareService } from '../support/declared-service.ts';
import { expect } from '../support/expect.ts';
import type { SiteWorld } from '../support/world.ts';

Given('the site declares an analytics service', async function (this: SiteWorld) {
  await declareService(this.context);
});

Then('the analytics service is loaded', async function (this: SiteWorld) {
  await expectService(this, 'loaded');
});

/** What the visitor chose has been followed by then: the banner has gone. */
Then('the analytics service is loaded once', async function (this: SiteWorld) {
  await expect(consentOf(this).banner).toBeHidden();
  await expect(this.page.locator('script[src*="analytics"]')).toHaveCount(1);
});

Then('the analytics service is not loaded', async function (this: SiteWorld) {
  await expectService(this, 'not loaded');
});

export async function expectService({ page }: SiteWorld, verdict: string): Promise<void> {
  if (verdict === 'loaded') {
    await expect(page.locator('html')).toHaveAttribute('data-measured');
    return;
  }
  await expect(page.locator('html')).not.toHaveAttribute('data-measured');
  await expect(page.locator('script[src*="analytics"]')).toHaveCount(0);
}
