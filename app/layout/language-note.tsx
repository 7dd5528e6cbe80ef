import { FormattedMessage } from 'react-intl';
import type { Language } from '#schema/languages.ts';
import type { RichText as RichTree } from '#schema/text.ts';
import { languageNotes } from '../i18n/language-words.ts';
import { RichText } from '../ui/rich-text.tsx';
import styles from './language-note.module.css';

type Props = {
  /** The language of the address, which the note is written in. */
  language: Language;
  /** The language of the page’s content. */
  contentLanguage: Language;
  /** What it holds, and where the same is told in the language of the address. */
  note: RichTree | undefined;
};

/** Opens a page whose content is in another language than its address. */
export function LanguageNote({ language, contentLanguage, note }: Props) {
  return (
    <div className={styles.note} lang={language}>
      <p>
        <FormattedMessage {...languageNotes[contentLanguage]} />
      </p>
      {note && <RichText text={note} />}
    </div>
  );
}
