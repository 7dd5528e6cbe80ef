import { type Language, languages } from '#schema/languages.ts';

/** The texts that say, in each language, that they are new: what nobody has written yet. */
export const firstTexts: Record<Language, string> = { fr: 'Nouveau texte', en: 'New text' };

/** What begins with one of them, as a short text or a longer one. */
export const firstText = new RegExp(
  `^(?:${languages.map((language) => firstTexts[language]).join('|')})(?=$|\\s?:)`,
  'iu',
);
