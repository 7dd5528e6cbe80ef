import { languageOf } from '#schema/addresses.ts';
import type { AssistantData, NavigationData, Page, Shared } from '#schema/compiled.ts';
import type { Language } from '#schema/languages.ts';
import { shared } from '../generated/shared.server.ts';
import type { VisitorSite } from '../site-context.tsx';
import { loadError } from './load-page.server.ts';

/** What every page of a language shares, as far as it travels to visitors. */
export type SharedData = {
  language: Language;
  site: VisitorSite;
  navigation: NavigationData;
  assistant: AssistantData;
  messages: Shared['messages'];
  errorPage: Page;
};

export async function loadShared(pathname: string): Promise<SharedData> {
  const language = languageOf(pathname);
  const { site, navigation, assistant, messages } = shared[language];
  const { product, slug, origin, mail, email, assistant: model, services } = site;
  return {
    language,
    site: { product, slug, origin, mail, email, assistant: model, services },
    navigation,
    assistant,
    messages,
    errorPage: await loadError(language),
  };
}
