import type { Language } from '#schema/languages.ts';

/** How each language writes a date and a time; English as the British do. */
const dateStyleOf = { fr: 'fr-FR', en: 'en-GB' } as const satisfies Record<Language, string>;

/** The time of sending (spec-3-email-payload); of this machine's time zone where none is given. */
export function localTime(time: Date, language: Language, timeZone?: string): string {
  return time.toLocaleString(dateStyleOf[language], { timeZone });
}
