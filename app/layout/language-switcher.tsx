import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { encodeAddress, inLanguage, withoutSlash } from '#schema/addresses.ts';
import { type Language, languages } from '#schema/languages.ts';
import { languageNames } from '../i18n/language-words.ts';
import { useSite } from '../site-context.tsx';
import styles from './language-switcher.module.css';
import { usePageData } from './use-page-data.ts';

/** Links to this same page in each language. The hash is kept (`app/page/kept-hash.ts`). */
export function LanguageSwitcher() {
  const intl = useIntl();
  const { language } = useSite();
  const { pathname } = useLocation();
  const data = usePageData();
  // Where no page is, this language leads home as the other ones do.
  const here = data?.addresses ? withoutSlash(pathname) : inLanguage('/', language);
  const addressIn = (one: Language) =>
    one === language ? here : encodeAddress(data?.switchTo[one] ?? inLanguage('/', one));
  return (
    <nav className={styles.switcher} aria-label={intl.formatMessage({ id: 'language.switcher' })}>
      <ul role="list">
        {languages.map((one) => (
          <li key={one}>
            <a
              href={addressIn(one)}
              hrefLang={one}
              data-keeps-hash
              lang={one}
              aria-current={one === language ? 'true' : undefined}
            >
              <span aria-hidden="true">{one.toUpperCase()}</span>
              <span className="visually-hidden">{intl.formatMessage(languageNames[one])}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
