import { FormattedMessage } from 'react-intl';
import type { Language } from '#schema/languages.ts';
import { languageNotes } from '../i18n/language-words.ts';
import styles from './language-note.module.css';

type Props = {
  /** The language of the address, which the note is written in. */
  language: Language;
  /** The language of the page’s content. */
  contentLanguage: Language;
};

/** Opens a page whose content is in another language than its address. */
export function LanguageNote({ language, contentLanguage }: Props) {
  return (
    <p className={styles.note} lang={language}>
      <FormattedMessage {...languageNotes[contentLanguage]} />
    </p>
  );
}
