/** The languages of the site, the default first: it has no prefix in addresses. */
export const languages = ['fr', 'en'] as const;

export type Language = (typeof languages)[number];

export const defaultLanguage: Language = languages[0];
