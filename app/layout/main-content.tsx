import type { ReactNode } from 'react';
import { localeOf } from '#schema/languages.ts';
import { InterfaceWords } from '../i18n/interface-words.tsx';
import { useSite } from '../site-context.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { LanguageNote } from './language-note.tsx';
import { usePageData } from './use-page-data.ts';

/** What the page says, the interface’s words in it included, in the language of its content. */
export function MainContent({ children }: { children: ReactNode }) {
  const { language } = useSite();
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
  const { contentLanguage } = data.page;
  return (
    <main id="content" tabIndex={-1} lang={contentLanguage}>
      <LanguageNote language={language} contentLanguage={contentLanguage} />
      <InterfaceWords locale={localeOf(contentLanguage)} messages={data.contentMessages}>
        {content}
      </InterfaceWords>
    </main>
  );
}
