/**
 * The languages of the site, the default first. A language is written as in its region; of one that is
 * not complete, pages without a title in it are shown in the default language.
 */
export const languageTable = {
  fr: { region: 'FR', complete: true },
  en: { region: 'GB', complete: true },
} as const;
