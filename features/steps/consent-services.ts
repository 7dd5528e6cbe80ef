import { Given, Then } from '@cucumber/cucumber';
import { expect } from '../support/expect.ts';
import type { ProjectCopy } from '../support/project.ts';
import type { SiteWorld } from '../support/world.ts';

const buildTimeoutMs = 600_000;

const script = '/analytics-double.js';
const service = `{ name: Audience, category: analytics, script: ${script}, hosts: [] }`;

Given(
  'the site declares an analytics service',
  { timeout: buildTimeoutMs },
  async function (this: SiteWorld) {
    await this.openOtherSite({
      name: 'with-analytics',
      make: declareService,
      madeBy: 'features/steps/consent-services.ts',
    });
  },
);

Then('the analytics service is loaded', async function (this: SiteWorld) {
  await expect(this.page.locator('html')).toHaveAttribute('data-measured');
});

Then('the analytics service is not loaded', async function (this: SiteWorld) {
  await expect(this.page.locator('html')).not.toHaveAttribute('data-measured');
  await expect(this.page.locator('script[src*="analytics"]')).toHaveCount(0);
});

async function declareService(copy: ProjectCopy): Promise<void> {
  await copy.change('content/site.yaml', (site) =>
    site.replace(/^services: \[\]$/mu, `services:\n  - ${service}`),
  );
  await copy.build({ draft: true });
  await copy.write(
    `build/client${script}`,
    'document.documentElement.setAttribute("data-measured", "");',
  );
}
