import { languageTable as table } from './language-table.ts';
import type { ToolLanguage } from './words.ts';

export type Language = keyof typeof table;

/** The languages that every page is written in, or those that pages may lack. */
type Completeness<Wanted extends boolean> = {
  [Each in Language]: (typeof table)[Each]['complete'] extends Wanted ? Each : never;
}[Language];

/** It has no prefix in addresses. */
export const defaultLanguage = 'fr' satisfies Language;

export type OtherLanguage = Exclude<Language, typeof defaultLanguage>;

export const languages: readonly Language[] = Object.keys(table).filter(isLanguage);

export const otherLanguages = languages.filter((language) => language !== defaultLanguage);

/** Whether pages may lack a language. */
export const isPartial = (language: Language): boolean => !table[language].complete;

/** A language as its region writes it: `en-GB`. */
export function localeOf(language: Language): string {
  return `${language}-${table[language].region}`;
}

/** Something for each language. */
export function byLanguage<Made>(make: (language: Language) => Made): Record<Language, Made> {
  // The keys are the languages, which the type of a list cannot say.
  return Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<
    Language,
    Made
  >;
}

/** Something for each language but the default one. */
export function byOtherLanguage<Made>(
  make: (language: OtherLanguage) => Made,
): Record<OtherLanguage, Made> {
  const { [defaultLanguage]: _default, ...others } = byLanguage((language) =>
    language === defaultLanguage ? undefined : make(language),
  );
  // As for byLanguage.
  return others as Record<OtherLanguage, Made>;
}

/** One thing for each complete language, another for each that pages may lack. */
export type ByCompleteness<Complete, Partial> = Record<Completeness<true>, Complete> &
  Record<Completeness<false>, Partial>;

export function byCompleteness<Complete, Partial>(
  complete: Complete,
  partial: Partial,
): ByCompleteness<Complete, Partial> {
  // As for byLanguage.
  return byLanguage((language) =>
    isPartial(language) ? partial : complete,
  ) as unknown as ByCompleteness<Complete, Partial>;
}

/** What a language is called in English, or in French: `French`, `français`. */
export function nameOf(language: Language, inLanguage: ToolLanguage = 'en'): string {
  return namesIn(inLanguage).of(language) ?? language;
}

/** What a language calls itself: `Français`. */
export function ownNameOf(language: Language): string {
  const name = namesIn(language).of(language) ?? language;
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function namesIn(language: string): Intl.DisplayNames {
  return new Intl.DisplayNames(language, { type: 'language' });
}

export function isLanguage(text: string): text is Language {
  return Object.hasOwn(table, text);
}
