import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { ConsentBanner } from '../../app/consent/banner.tsx';
import { shared } from '../../app/generated/shared.server.ts';
import { SiteProvider } from '../../app/site-context.tsx';

const { site, messages, assistant } = shared.fr;

function served(services: typeof site.services): string {
  const value = {
    site: { ...site, services },
    language: 'fr',
    foreignPages: {},
    assistant,
  } as const;
  return renderToStaticMarkup(
    <MemoryRouter>
      <IntlProvider locale="fr" messages={messages} onError={() => undefined}>
        <SiteProvider value={value}>
          <ConsentBanner />
        </SiteProvider>
      </IntlProvider>
    </MemoryRouter>,
  );
}

test('a page names the declared services to the consent script, and nothing that is not for it', () => {
  const script = 'https://count.example/count.js';
  const page = served([{ name: 'Audience', category: 'analytics', script, hosts: ['a.example'] }]);
  const named = /data-services="([^"]*)"/.exec(page)?.[1]?.replaceAll('&quot;', '"');
  expect(JSON.parse(named ?? '')).toEqual([{ category: 'analytics', script }]);
});

test('where none is declared, it names none', () => {
  expect(served([])).not.toContain('data-services');
});
