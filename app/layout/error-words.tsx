import { useLocation } from 'react-router';
import { inLanguage, languageOf } from '#schema/addresses.ts';
import { errorWords } from '../generated/error-words.ts';
import styles from './error-words.module.css';

/** The error page where nothing could be loaded that a page needs. */
export function ErrorWords() {
  const language = languageOf(useLocation().pathname);
  const { title, text, home } = errorWords[language];
  return (
    <div className={styles.error}>
      <title>{title}</title>
      <h1>{title}</h1>
      <p>{text}</p>
      <a href={inLanguage('/', language)}>{home}</a>
    </div>
  );
}
