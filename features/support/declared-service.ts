import type { BrowserContext } from '@playwright/test';
import { bannerId, servicesAttribute } from '../../app/consent/names.ts';
import { allowedHosts } from '../../app/server/security/allowed-hosts.ts';
import { securityHeadersFor } from '../../app/server/security/for-file.ts';
import { compiledSite } from '../../app/server/site/compiled-site.ts';

const script = '/analytics-double.js';
const declared = { category: 'analytics', script } as const;

/**
 * This site as it would be with a third-party service declared in content/site.yaml: pages name it to the consent
 * script (tests/consent/banner.test.tsx) and their headers let it in. The service leaves a mark in the page.
 */
export async function declareService(context: BrowserContext): Promise<void> {
  const services = [{ ...declared, hosts: [] }];
  const headersFor = securityHeadersFor(allowedHosts({ ...compiledSite, services }));
  const named = `id="${bannerId}" ${servicesAttribute}="${JSON.stringify([declared]).replaceAll('"', '&quot;')}"`;
  await context.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace(`id="${bannerId}"`, named);
    const headers = {
      ...response.headers(),
      ...lowerCase(headersFor('text/html')),
    };
    return route.fulfill({ response, body, headers });
  });
  await context.route(`**${script}`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'document.documentElement.setAttribute("data-measured", "");',
    }),
  );
}

function lowerCase(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
}
