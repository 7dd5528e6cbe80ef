import { fillTokens, inLanguage, type Language, pageAddress } from './pages.ts';
import { mailboxOf, siteSettings } from './site-settings.ts';

/** Places within pages by the names that the features use. */
const places = new Map([
  ['demo form', '/book-demo#demo-form'],
  ['deployment options', '/platform#deployments'],
  ['agents catalogue', '/agents#catalogue'],
  ['case study of the social landlord', '/case-study/sfhe'],
  ['case study of the insurer', '/case-study/insurance'],
  ['case study of the manufacturer', '/case-study/manufacturing'],
  ['why choose the provider, its beginning', '/why-{slug}#why-hero'],
  ['why choose the provider, its advantages', '/why-{slug}#why-choose'],
  ['the use cases of an industry', '/use-cases#usecases-industries'],
  ['the use cases of a function', '/use-cases#usecases-functions'],
  ['about', '/about'],
  ['retention of data', '/privacy#retention'],
]);

/** Whether a place within a page bears this name. */
export function isPlace(name: string): boolean {
  return places.has(name);
}

/** The address of what a feature names: a screen, a place within one, a mailbox or another site. */
export function addressOf(name: string, language: Language): string {
  if (name === "the company's page on a professional network") {
    return fillTokens(siteSettings().social.linkedin);
  }
  const mailbox = mailboxOf(name);
  if (mailbox) return mailbox;
  const place = places.get(name);
  if (place) return inLanguage(fillTokens(place), language);
  return pageAddress(name, language);
}
