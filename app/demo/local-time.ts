import { type Language, localeOf } from '#schema/languages.ts';

/** The time of sending (spec-3-email-payload), as people write it; of this machine's time zone where none is given. */
export function localTime(time: Date, language: Language, timeZone?: string): string {
  // Of all French, Canada's alone has the hour as it is said: "19 h 16".
  const locale = language === 'fr' ? 'fr-CA' : localeOf(language);
  return time
    .toLocaleString(locale, { dateStyle: 'long', timeStyle: 'short', timeZone })
    .replace(' h ', '\u00a0h\u00a0');
}
