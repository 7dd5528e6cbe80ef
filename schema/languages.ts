/** The languages of the site, the default first: it has no prefix in addresses. */
export const languages = ['fr', 'en'] as const;

export type Language = (typeof languages)[number];

export const defaultLanguage: Language = languages[0];

/** Something for each language. */
export function byLanguage<Made>(make: (language: Language) => Made): Record<Language, Made> {
  // The keys are the languages, which the type of a list cannot say.
  return Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<
    Language,
    Made
  >;
}

export function isLanguage(text: string): text is Language {
  return languages.some((language) => language === text);
}
