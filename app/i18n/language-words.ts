import { defineMessages } from 'react-intl';

/** What each language calls itself. */
export const languageNames = defineMessages({
  fr: { id: 'language.fr' },
  en: { id: 'language.en' },
});

/** Opens a page whose content is in this language and its address in another. */
export const languageNotes = defineMessages({
  fr: { id: 'language.note.fr' },
  en: { id: 'language.note.en' },
});

/** Follows a link to a page in this language. */
export const linkLanguages = defineMessages({ fr: { id: 'link.in.fr' }, en: { id: 'link.in.en' } });
