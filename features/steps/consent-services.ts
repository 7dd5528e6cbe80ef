import { type DataTable, Given, Then } from '@cucumber/cucumber';
import { answers, askAgain, ConsentScreen } from '../support/consent.ts';
import { declareService } from '../support/declared-service.ts';
import { expect } from '../support/expect.ts';
import { forEachRow } from '../support/rows.ts';
import type { SiteWorld } from '../support/world.ts';

function screenOf({ page, language }: SiteWorld): ConsentScreen {
  return new ConsentScreen(page, language);
}

Given('the site declares an analytics service', async function (this: SiteWorld) {
  await declareService(this.context);
});

Then('the analytics service is loaded', async function (this: SiteWorld) {
  await expectService(this, 'loaded');
});

/** What the visitor chose has been followed by then: the banner has gone. */
Then('the analytics service is loaded once', async function (this: SiteWorld) {
  await expect(screenOf(this).banner).toBeHidden();
  await expect(this.page.locator('script[src*="analytics"]')).toHaveCount(1);
});

Then('the analytics service is not loaded', async function (this: SiteWorld) {
  await expectService(this, 'not loaded');
});

Then(
  'these choices decide about the analytics service:',
  async function (this: SiteWorld, table: DataTable) {
    await forEachRow(table, async ({ 'I choose to': choice = '', 'it is': verdict = '' }) => {
      await askAgain(this.page, this.language);
      await screenOf(this)
        .button(answers[choice] ?? 'settings')
        .click();
      await expect(screenOf(this).banner).toBeHidden();
      await expectService(this, verdict);
    });
  },
);

Then(
  'these settings decide about the analytics service, once I save them:',
  async function (this: SiteWorld, table: DataTable) {
    await forEachRow(table, async ({ 'I switch on': categories = '', 'it is': verdict = '' }) => {
      await askAgain(this.page, this.language);
      await screenOf(this).switchOn(categories);
      await screenOf(this).save.click();
      await expect(screenOf(this).banner).toBeHidden();
      await expectService(this, verdict);
    });
  },
);

async function expectService({ page }: SiteWorld, verdict: string): Promise<void> {
  if (verdict === 'loaded') {
    await expect(page.locator('html')).toHaveAttribute('data-measured');
    return;
  }
  await expect(page.locator('html')).not.toHaveAttribute('data-measured');
  await expect(page.locator('script[src*="analytics"]')).toHaveCount(0);
}
