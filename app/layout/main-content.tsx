import type { ReactNode } from 'react';
import { localeOf } from '#schema/languages.ts';
import { InterfaceWords } from '../i18n/interface-words.tsx';
import { SiteProvider, useSite } from '../site-context.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { LanguageNote } from './language-note.tsx';
import { usePageData } from './use-page-data.ts';

/** What the page says, the interface’s words in it included, in the language of its content. */
export function MainContent({ children }: { children: ReactNode }) {
  const site = useSite();
  const data = usePageData();
  const content = (
    <>
      <Breadcrumbs />
      {children}
    </>
  );
  if (!data?.contentMessages) {
    return (
      <main id="content" tabIndex={-1}>
        {content}
      </main>
    );
  }
  const { contentLanguage, note } = data.page;
  return (
    <main id="content" tabIndex={-1} lang={contentLanguage}>
      <LanguageNote language={site.language} contentLanguage={contentLanguage} note={note} />
      <InterfaceWords locale={localeOf(contentLanguage)} messages={data.contentMessages}>
        {/* The note has told the language once: said of each link, it would cut the sentences. */}
        <SiteProvider value={{ ...site, foreignPages: {} }}>{content}</SiteProvider>
      </InterfaceWords>
    </main>
  );
}
