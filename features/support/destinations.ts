import {
  fillTokens,
  inLanguage,
  type Language,
  pageAddress,
  readScreens,
} from '../../scripts/test/screens.ts';
import { mailboxOf, siteSettings } from './site-settings.ts';

const { places } = readScreens();

/** Whether a place within a page bears this name. */
export function isPlace(name: string): boolean {
  return Object.hasOwn(places, name);
}

/** The address of what a feature names: a screen, a place within one, a mailbox or another site. */
export function addressOf(name: string, language: Language): string {
  if (name === "the company's page on a professional network") {
    return fillTokens(siteSettings().social.linkedin);
  }
  const mailbox = mailboxOf(name);
  if (mailbox) return mailbox;
  const place = places[name];
  if (place) return inLanguage(fillTokens(place), language);
  return pageAddress(name, language);
}
