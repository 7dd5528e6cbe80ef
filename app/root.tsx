import headlineFont from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import textFont from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { localeOf } from '#schema/languages.ts';
import type { Route } from './+types/root.ts';
import { Assistant } from './assistant/assistant.tsx';
import { ConsentBanner } from './consent/banner.tsx';
import { ConsentReset } from './consent/consent-reset.tsx';
import { SettingsDialog } from './consent/settings-dialog.tsx';
import { postedResult } from './demo/posted-result.ts';
import { InterfaceWords } from './i18n/interface-words.tsx';
import { Document } from './layout/document.tsx';
import { ErrorWords } from './layout/error-words.tsx';
import { Footer } from './layout/footer.tsx';
import { Header } from './layout/header.tsx';
import { MainContent } from './layout/main-content.tsx';
import { SkipLink } from './layout/skip-link.tsx';
import { loadShared } from './pages/load-shared.server.ts';
import { SiteProvider } from './site-context.tsx';
import { ForeignPages } from './ui/foreign-page.tsx';

export function links(): Route.LinkDescriptors {
  return [textFont, headlineFont].map((href) => ({
    rel: 'preload',
    href,
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous',
  }));
}

export function loader({ url, context }: Route.LoaderArgs) {
  return loadShared(url, context.get(postedResult)?.kind === 'sent');
}

export function Layout({ children }: { children: ReactNode }) {
  return <Document>{children}</Document>;
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const { language, site, foreignPages, assistant, navigation, messages } = loaderData;
  return (
    <InterfaceWords locale={localeOf(language)} messages={messages}>
      <SiteProvider value={{ language, site, foreignPages }}>
        <ForeignPages>
          <SkipLink />
          <ConsentBanner />
          <Header navigation={navigation} />
          {/* The assistant’s pill goes with the content and stops where the footer begins. */}
          <div>
            <MainContent>
              <Outlet />
            </MainContent>
            <Assistant words={assistant} />
          </div>
          <Footer footer={navigation.footer} cookies={<ConsentReset />} />
          <SettingsDialog />
        </ForeignPages>
      </SiteProvider>
    </InterfaceWords>
  );
}

/** Nothing could be loaded that header and footer need; a page that fails is shown between them. */
export function ErrorBoundary() {
  return (
    <main>
      <ErrorWords />
    </main>
  );
}
