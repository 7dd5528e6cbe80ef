import { type Language, localeOf } from '#schema/languages.ts';

/** The time of sending (spec-3-email-payload); of this machine's time zone where none is given. */
export function localTime(time: Date, language: Language, timeZone?: string): string {
  return time.toLocaleString(localeOf(language), { timeZone });
}
