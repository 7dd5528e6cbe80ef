import { encodeAddress, inLanguage } from '#schema/addresses.ts';
import { type Language, languages } from '#schema/languages.ts';
import type { CompiledSite } from '../resolve/compile.ts';
import type { Facts } from '../resolve/facts.ts';
import type { Thing } from './thing.ts';

/** The company: who, where, since when, how many, and how to reach it. */
export function companyFacts(
  compiled: CompiledSite,
  { employees, founded }: Facts,
  language: Language,
  id: string,
): Thing {
  const { company, mail, origin, social, tagline } = compiled.site[language];
  const contact = (contactType: string, email: string): Thing => ({
    '@type': 'ContactPoint',
    contactType,
    email,
    availableLanguage: languages,
  });
  return {
    '@type': 'Organization',
    '@id': id,
    name: company.name,
    legalName: company.legalName,
    description: tagline,
    url: `${origin}/`,
    foundingDate: String(founded.value),
    numberOfEmployees: {
      '@type': 'QuantitativeValue',
      minValue: employees.value,
      maxValue: employees.max,
    },
    address: {
      '@type': 'PostalAddress',
      streetAddress: company.address.street,
      postalCode: company.address.postcode,
      addressLocality: company.address.city,
      addressCountry: company.address.country,
    },
    telephone: company.phone,
    email: mail.contact,
    contactPoint: [
      contact('sales', mail.sales),
      contact('customer support', mail.contact),
      contact('press', mail.press),
      contact('careers', mail.careers),
      contact('data protection officer', mail.dpo),
    ],
    sameAs: [social.linkedin],
    knowsAbout: compiled.entries[language].industries.map(({ title, address }) => ({
      '@type': 'Thing',
      name: title,
      url: origin + address,
    })),
    potentialAction: {
      '@type': 'ReserveAction',
      target: `${origin}${encodeAddress(inLanguage('/book-demo', language))}#demo-form`,
    },
  };
}
