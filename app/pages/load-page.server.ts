import { inLanguage, languageOf, withoutSlash } from '#schema/addresses.ts';
import type { Page } from '#schema/compiled.ts';
import { byLanguage, type Language } from '#schema/languages.ts';
import { pages } from '../generated/pages.server.ts';
import { routes } from '../generated/routes.ts';
import { shared } from '../generated/shared.server.ts';
import type { PageData } from '../layout/page-data.ts';

const byAddress = new Map(routes.map((route) => [route.address, route]));

/** The page at an address. Throws for an address that is no page’s: the router sends none here. */
export async function loadPage(pathname: string): Promise<PageData> {
  const route = byAddress.get(decodeURIComponent(withoutSlash(pathname)).normalize('NFC'));
  if (!route) throw new Error(`No page at ${pathname}`);
  const { language, canonical, alternates, switchTo } = route;
  return {
    ...(await pageData(route.page, language)),
    switchTo,
    addresses: { canonical, ...(alternates && { alternates }) },
  };
}

/** The page for an address that is no page’s, in the language of that address. */
export async function loadNotFound(pathname: string): Promise<PageData> {
  const language = languageOf(pathname);
  const switchTo = byLanguage((one) => inLanguage('/', one));
  return { ...(await pageData('not-found', language)), switchTo };
}

/** The page shown when another one fails. */
export async function loadError(language: Language): Promise<Page> {
  return (await pageData('error', language)).page;
}

async function pageData(id: string, language: Language) {
  const load = pages[`${language} ${id}`];
  if (!load) throw new Error(`No page ${id} in ${language}`);
  const { page } = await load();
  const { origin, product } = shared[language].site;
  const isForeign = page.contentLanguage !== language;
  const contentMessages = isForeign && shared[page.contentLanguage].messages;
  return { page, language, origin, product, ...(contentMessages && { contentMessages }) };
}
