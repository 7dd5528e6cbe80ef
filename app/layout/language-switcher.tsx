import { defineMessages, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { encodeAddress, inLanguage, withoutSlash } from '#schema/addresses.ts';
import { languages } from '#schema/languages.ts';
import { useSite } from '../site-context.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import styles from './language-switcher.module.css';
import { usePageData } from './use-page-data.ts';

const names = defineMessages({ fr: { id: 'language.fr' }, en: { id: 'language.en' } });

/** A pair of links to this same page in each language. The hash is kept. */
export function LanguageSwitcher() {
  const intl = useIntl();
  const { language } = useSite();
  const location = useLocation();
  const hash = useHydrated() ? location.hash : '';
  const data = usePageData();
  const other = data?.switchTo ?? (language === 'fr' ? '/en' : '/');
  // Where no page is, this language leads home as the other one does.
  const here = data?.addresses ? withoutSlash(location.pathname) + hash : inLanguage('/', language);
  const there = encodeAddress(other) + hash;
  return (
    <nav className={styles.switcher} aria-label={intl.formatMessage({ id: 'language.switcher' })}>
      {/* Plain links: a page in another language is another document. */}
      <ul role="list">
        {languages.map((one) => (
          <li key={one}>
            <a
              href={one === language ? here : there}
              hrefLang={one}
              lang={one}
              aria-current={one === language ? 'true' : undefined}
            >
              <span aria-hidden="true">{one.toUpperCase()}</span>
              <span className="visually-hidden">{intl.formatMessage(names[one])}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
