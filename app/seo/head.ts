import type { MetaDescriptor } from 'react-router';
import { encodeAddress } from '#schema/addresses.ts';
import { cardAddress, cardSize } from '#schema/social-card.ts';
import type { PageData } from '../layout/page-data.ts';

const locales = { fr: 'fr_FR', en: 'en_GB' } as const;

/** Title, description, canonical address, hreflang alternates and Open Graph of a page. */
export function headOf(data: PageData | undefined): MetaDescriptor[] {
  if (!data) return [];
  const { page, addresses, origin, product } = data;
  const absolute = (address: string) => origin + encodeAddress(address);
  const basics: MetaDescriptor[] = [
    { title: page.title },
    { name: 'description', content: page.description },
  ];
  if (!addresses) return [...basics, { name: 'robots', content: 'noindex' }];
  const { canonical, alternates } = addresses;
  const links = alternates
    ? [
        alternate('fr', absolute(alternates.fr)),
        alternate('en', absolute(alternates.en)),
        alternate('x-default', absolute(alternates.fr)),
      ]
    : [];
  return [
    ...basics,
    { tagName: 'link', rel: 'canonical', href: absolute(canonical) },
    ...links,
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: product },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: absolute(canonical) },
    { property: 'og:locale', content: locales[page.contentLanguage] },
    ...(alternates ? [otherLocale(data)] : []),
    { property: 'og:image', content: absolute(cardAddress(page)) },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: String(cardSize.width) },
    { property: 'og:image:height', content: String(cardSize.height) },
    { property: 'og:image:alt', content: page.title },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

function alternate(hrefLang: string, href: string): MetaDescriptor {
  return { tagName: 'link', rel: 'alternate', hrefLang, href };
}

function otherLocale({ language }: PageData): MetaDescriptor {
  return { property: 'og:locale:alternate', content: locales[language === 'fr' ? 'en' : 'fr'] };
}
