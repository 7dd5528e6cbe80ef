import { Given, Then } from '@cucumber/cucumber';
import { expect } from '@playwright/test';
import type { SiteWorld } from '../support/world.ts';

const services = JSON.stringify([{ category: 'analytics', script: '/analytics-double.js' }]);
const attribute = services.replaceAll('"', '&quot;');

/** The pages as a build with this service in content/site.yaml gives them, policy included. */
Given('the site declares an analytics service', async function (this: SiteWorld) {
  await this.context.route(
    (url) => !url.pathname.includes('.'),
    async (route) => {
      const response = await route.fetch();
      const headers = response.headers();
      const policy = headers['content-security-policy'] ?? '';
      const body = (await response.text()).replace(
        'id="cookie-banner"',
        `id="cookie-banner" data-services="${attribute}"`,
      );
      expect(policy).toContain("trusted-types 'none'");
      await route.fulfill({
        response,
        body,
        headers: {
          ...headers,
          'content-security-policy': policy.replace("types 'none'", 'types consent'),
        },
      });
    },
  );
  await this.context.route('**/analytics-double.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'document.documentElement.setAttribute("data-measured", "");',
    }),
  );
});

Then('the analytics service is loaded', async function (this: SiteWorld) {
  await expect(this.page.locator('html')).toHaveAttribute('data-measured');
});

Then('the analytics service is not loaded', async function (this: SiteWorld) {
  await expect(this.page.locator('html')).not.toHaveAttribute('data-measured');
  await expect(this.page.locator('script[src*="analytics"]')).toHaveCount(0);
});
