import { createContext, type ReactNode, useContext } from 'react';
import { useIntl } from 'react-intl';
import { languageOf } from '#schema/addresses.ts';
import { type Language, languages } from '#schema/languages.ts';
import { linkLanguages } from '../i18n/language-words.ts';
import { useSite } from '../site-context.tsx';

type Announcements = Partial<Record<Language, string>>;

const Context = createContext<Announcements>({});

export const LinkAnnouncements = Context.Provider;

export function useLinkAnnouncements(): Announcements {
  return useContext(Context);
}

/** Says, in the language of the page’s address, how links announce a page in another language. */
export function ForeignPages({ children }: { children: ReactNode }) {
  const intl = useIntl();
  const announcements = Object.fromEntries(
    languages.map((one) => [one, intl.formatMessage(linkLanguages[one])]),
  );
  return <Context value={announcements}>{children}</Context>;
}

/** The language of the page at an address, where it is another one than that of the page shown. */
export function useForeignPage(to: string): Language | undefined {
  const { language, foreignPages } = useSite();
  const [path = ''] = to.split(/[?#]/u);
  const other = foreignPages[path] ?? languageOf(path);
  return to[0] === '/' && other !== language ? other : undefined;
}

/** “(in French)”, after the words of a link. */
export function ForeignPage({ language }: { language: Language }) {
  const announcements = useLinkAnnouncements();
  return (
    <>
      {' '}
      <span lang={useSite().language}>{announcements[language]}</span>
    </>
  );
}
