import { inLanguage } from '#schema/addresses.ts';
import type { Page, RouteEntry } from '#schema/compiled.ts';
import { byLanguage, type Language, languages } from '#schema/languages.ts';
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
  /** The place of the same page in a language, at the same alias. */
  function counterpart(place: Place, language: Language): Place | undefined {
    if (language === place.language) return place;
    const sameAddress = find(place.address, language);
    if (sameAddress?.pageId === place.pageId) return sameAddress;
    return places.find((one) => one.language === language && one.pageId === place.pageId);
  }
  function isWrittenIn(place: Place, language: Language): boolean {
    const page = pageOf.get(`${language} ${place.pageId}`);
    return page?.contentLanguage === language && counterpart(place, language) !== undefined;
  }
  function toRoute(place: Place): RouteEntry | undefined {
    const { pageId, language, aliasOf } = place;
    const page = pageOf.get(`${language} ${pageId}`);
    if (!page) return undefined;
    const { contentLanguage } = page;
    const parent = place.address.slice(0, place.address.lastIndexOf('/'));
    const switchTo = byLanguage((each) =>
      inLanguage(counterpart(place, each)?.address ?? parent, each),
    );
    const written = languages.filter((each) => isWrittenIn(place, each));
    const alternates = Object.fromEntries(written.map((each) => [each, switchTo[each]]));
    const hasAlternates = written.length > 1 && written.includes(language) && !aliasOf;
    return {
      id: `${language}${place.address === '/' ? '/home' : place.address}`,
      page: pageId,
      language,
      contentLanguage,
      address: switchTo[language],
      canonical: inLanguage(aliasOf ?? place.address, contentLanguage),
      switchTo,
      ...(hasAlternates && { alternates }),
      listed: !aliasOf && contentLanguage === language,
      module: page.sections.some(({ kind }) => kind === 'demo-form') ? 'demo' : 'page',
    };
  }
  return places
    .flatMap((place) => toRoute(place) ?? [])
    .toSorted((a, b) => rank(a) - rank(b) || (a.address < b.address ? -1 : 1));
}

function rank({ language }: RouteEntry): number {
  return languages.indexOf(language);
}
