import type { MetaDescriptor } from 'react-router';
import { encodeAddress } from '#schema/addresses.ts';
import { defaultLanguage, type Language, languages, localeOf } from '#schema/languages.ts';
import { cardAddress, cardSize } from '#schema/social-card.ts';
import type { PageData } from '../layout/page-data.ts';

/** Title, description, canonical address, hreflang alternates and Open Graph of a page. */
export function headOf(data: PageData | undefined): MetaDescriptor[] {
  if (!data) return [];
  const { page, language, addresses, origin, product } = data;
  const absolute = (address: string) => origin + encodeAddress(address);
  const alternate = (hrefLang: string, address: string | undefined): MetaDescriptor[] =>
    address === undefined
      ? []
      : [{ tagName: 'link', rel: 'alternate', hrefLang, href: absolute(address) }];
  const basics: MetaDescriptor[] = [
    { title: page.title },
    { name: 'description', content: page.description },
  ];
  if (!addresses) return [...basics, { name: 'robots', content: 'noindex' }];
  const { canonical, alternates } = addresses;
  const links = languages.flatMap((one) => alternate(one, alternates?.[one]));
  const others = languages.filter((one) => one !== language && alternates?.[one] !== undefined);
  return [
    ...basics,
    { tagName: 'link', rel: 'canonical', href: absolute(canonical) },
    ...links,
    ...alternate('x-default', alternates?.[defaultLanguage]),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: product },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: absolute(canonical) },
    { property: 'og:locale', content: openGraphLocale(page.contentLanguage) },
    ...others.map(otherLocale),
    { property: 'og:image', content: absolute(cardAddress(page)) },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: String(cardSize.width) },
    { property: 'og:image:height', content: String(cardSize.height) },
    { property: 'og:image:alt', content: page.title },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

function otherLocale(language: Language): MetaDescriptor {
  return { property: 'og:locale:alternate', content: openGraphLocale(language) };
}

function openGraphLocale(language: Language): string {
  return localeOf(language).replace('-', '_');
}
