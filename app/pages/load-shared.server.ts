import { encodeAddress, languageOf } from '#schema/addresses.ts';
import type { NavigationData, Page, Shared } from '#schema/compiled.ts';
import type { Language } from '#schema/languages.ts';
import { routes } from '../generated/routes.ts';
import { shared } from '../generated/shared.server.ts';
import type { AssistantWords, ForeignPages, VisitorSite } from '../site-context.tsx';
import { loadError } from './load-page.server.ts';

/** What every page of a language shares, as far as it travels to visitors. */
export type SharedData = {
  language: Language;
  site: VisitorSite;
  foreignPages: ForeignPages;
  navigation: NavigationData;
  assistant: AssistantWords;
  messages: Shared['messages'];
  errorPage: Page;
};

/** Of both languages: the assistant may answer in the other one than the page’s. */
const foreignPages: ForeignPages = Object.fromEntries(
  routes
    .filter(({ language, contentLanguage }) => contentLanguage !== language)
    .map(({ address, contentLanguage }) => [encodeAddress(address), contentLanguage]),
);

/** `isSent`: whether the page is the confirmation of a posted form, which bears the address of the form. */
export async function loadShared({ pathname, search }: URL, isSent: boolean): Promise<SharedData> {
  const language = languageOf(pathname);
  const { site, navigation, assistant, messages } = shared[language];
  const { product, origin, mail, email, assistant: model, services } = site;
  const { instruction, context, greeting, welcome, noAnswer, cut } = assistant;
  return {
    language,
    site: { product, origin, mail, email, assistant: model, services },
    foreignPages,
    navigation: isSent ? leadingAfresh(navigation, search) : navigation,
    assistant: { instruction, context, greeting, welcome, noAnswer, cut },
    messages,
    errorPage: await loadError(language),
  };
}

/** A link to a place of the page that is shown would not load it: another query makes another address. */
function leadingAfresh({ demo, footer, ...links }: NavigationData, search: string): NavigationData {
  const afresh = <Link extends { to: string }>(link: Link) => ({
    ...link,
    to: link.to.replace('#', search ? '#' : '?again#'),
  });
  return { ...links, demo: afresh(demo), footer: { ...footer, cta: afresh(footer.cta) } };
}
