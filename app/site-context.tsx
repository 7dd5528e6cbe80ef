import { createContext, type ReactNode, useContext } from 'react';
import type { AssistantData, SiteData } from '#schema/compiled.ts';
import type { Language } from '#schema/languages.ts';

/** What of site.yaml travels to visitors. */
export type VisitorSite = Pick<
  SiteData,
  'product' | 'origin' | 'mail' | 'email' | 'assistant' | 'services'
>;

/** What of the assistant’s words travels to visitors: the others are its server’s. */
export type AssistantWords = Pick<
  AssistantData,
  'instruction' | 'context' | 'greeting' | 'welcome' | 'noAnswer' | 'cut'
>;

/** By address, the language of each page that is written in another one than its address says. */
export type ForeignPages = Readonly<Record<string, Language>>;

/** What features and sections know of the site, in the language of the address. */
export type SiteContext = {
  site: VisitorSite;
  language: Language;
  /** Empty within content in another language than its address, where a note has announced it. */
  foreignPages: ForeignPages;
};

const Context = createContext<SiteContext | undefined>(undefined);

export function SiteProvider({ value, children }: { value: SiteContext; children: ReactNode }) {
  return <Context value={value}>{children}</Context>;
}

/** The site in the page’s language. Throws outside of a page. */
export function useSite(): SiteContext {
  const value = useContext(Context);
  if (!value) throw new Error('useSite is for components inside <SiteProvider>');
  return value;
}
