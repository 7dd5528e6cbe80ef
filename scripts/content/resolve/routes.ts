import { inLanguage } from '#schema/addresses.ts';
import type { Page, RouteEntry } from '#schema/compiled.ts';
import { type Language, languages } from '#schema/languages.ts';
import type { AddressTable, Place } from './address-table.ts';
import type { MadePage } from './made-page.ts';

/** Every address of the site with what is shown there, French first, then by address. */
export function makeRoutes(
  { places, find }: AddressTable,
  pages: Record<Language, readonly MadePage[]>,
): RouteEntry[] {
  const pageOf = new Map<string, Page>();
  for (const language of languages) {
    for (const { page } of pages[language]) pageOf.set(`${language} ${page.id}`, page);
  }
  /** The place of the same page in the other language, at the same alias. */
  function counterpart(place: Place): Place | undefined {
    const language = other(place.language);
    const sameAddress = find(place.address, language);
    if (sameAddress?.pageId === place.pageId) return sameAddress;
    return places.find((one) => one.language === language && one.pageId === place.pageId);
  }
  function toRoute(place: Place): RouteEntry | undefined {
    const { pageId, language, aliasOf } = place;
    const page = pageOf.get(`${language} ${pageId}`);
    if (!page) return undefined;
    const address = inLanguage(place.address, language);
    const contentLanguage = page.contentLanguage;
    const translation = counterpart(place);
    const parent = place.address.slice(0, place.address.lastIndexOf('/'));
    const switchTo = inLanguage(translation?.address ?? parent, other(language));
    const bothSpeak =
      translation &&
      contentLanguage === language &&
      pageOf.get(`en ${pageId}`)?.contentLanguage === 'en';
    const alternates =
      language === 'fr' ? { fr: address, en: switchTo } : { fr: switchTo, en: address };
    return {
      id: `${language}${place.address === '/' ? '/home' : place.address}`,
      page: pageId,
      language,
      contentLanguage,
      address,
      canonical: inLanguage(aliasOf ?? place.address, contentLanguage),
      switchTo,
      ...(bothSpeak && !aliasOf && { alternates }),
      listed: !aliasOf && contentLanguage === language,
      module: page.sections.some(({ kind }) => kind === 'demo-form') ? 'demo' : 'page',
    };
  }
  return places
    .flatMap((place) => toRoute(place) ?? [])
    .toSorted((a, b) => rank(a) - rank(b) || (a.address < b.address ? -1 : 1));
}

function other(language: Language): Language {
  return language === 'fr' ? 'en' : 'fr';
}

function rank({ language }: RouteEntry): number {
  return languages.indexOf(language);
}
