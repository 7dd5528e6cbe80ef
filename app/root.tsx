// First of all: it fixes the order of the cascade layers.
import './styles/site.css';

import headlineFont from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import textFont from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import { memo, type ReactNode } from 'react';
import { Outlet } from 'react-router';
import type { Route } from './+types/root.ts';
import { Assistant } from './assistant/assistant.tsx';
import { ConsentBanner } from './consent/banner.tsx';
import { ConsentReset } from './consent/consent-reset.tsx';
import { ConsentScript } from './consent/consent-script.tsx';
import { SettingsDialog } from './consent/settings-dialog.tsx';
import { InterfaceWords } from './i18n/interface-words.tsx';
import { Announcer } from './layout/announcer.tsx';
import { Document } from './layout/document.tsx';
import { ErrorWords } from './layout/error-words.tsx';
import { FocusOnNavigation } from './layout/focus-on-navigation.ts';
import { Footer } from './layout/footer.tsx';
import { Header } from './layout/header.tsx';
import { MainContent } from './layout/main-content.tsx';
import { Prefetcher } from './layout/prefetcher.tsx';
import { SkipLink } from './layout/skip-link.tsx';
import { loadShared } from './pages/load-shared.server.ts';
import { aheadQuery } from './pages/page-memory.ts';
import { isRemembered } from './pages/remembered-page.ts';
import { SiteProvider } from './site-context.tsx';
import { ForeignPages } from './ui/foreign-page.tsx';
import { InnerLinks } from './ui/inner-link.tsx';

export { shouldRevalidateShared as shouldRevalidate } from './pages/should-revalidate.ts';

export function links(): Route.LinkDescriptors {
  return [textFont, headlineFont].map((href) => ({
    rel: 'preload',
    href,
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous',
  }));
}

export function loader({ url }: Route.LoaderArgs) {
  return loadShared(url.pathname);
}

export function Layout({ children }: { children: ReactNode }) {
  return <Document head={<ConsentScript />}>{children}</Document>;
}

export default function Root({ loaderData }: Route.ComponentProps) {
  return <PageLayout shared={loaderData} />;
}

/** Nothing could be loaded that header and footer need; a page that fails is shown between them. */
export function ErrorBoundary() {
  return (
    <main>
      <ErrorWords />
    </main>
  );
}

type LayoutProps = { shared: Route.ComponentProps['loaderData'] };

/** Drawn anew with what pages share, and not for each of the router's news. */
const PageLayout = memo(function PageLayout({ shared }: LayoutProps) {
  const { language, site, foreignPages, assistant, navigation, messages } = shared;
  return (
    <InterfaceWords language={language} messages={messages}>
      <SiteProvider value={{ language, site, foreignPages, assistant }}>
        <ForeignPages>
          <InnerLinks>
            <FocusOnNavigation />
            <SkipLink />
            <ConsentBanner />
            <Announcer />
            <Header navigation={navigation} />
            {/* The assistant’s pill goes with the content and stops where the footer begins. */}
            <div>
              <MainContent>
                <Outlet />
              </MainContent>
              <Assistant />
            </div>
            <Footer footer={navigation.footer} cookies={<ConsentReset />} />
            <SettingsDialog />
            <Prefetcher query={aheadQuery} isRemembered={isRemembered} />
          </InnerLinks>
        </ForeignPages>
      </SiteProvider>
    </InterfaceWords>
  );
});
