import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { NavigationData } from '#schema/compiled.ts';
import { ActionLink } from '../ui/action-link.tsx';
import { classNames } from '../ui/class-names.ts';
import { SmartLink } from '../ui/smart-link.tsx';
import styles from './footer.module.css';
import { NavigationLinks } from './navigation-links.tsx';

type Props = {
  footer: NavigationData['footer'];
  /** The control that reopens cookie consent. */
  cookies: ReactNode;
};

/** The site’s footer: its call to action, its links, and its bottom line. */
export function Footer({ footer, cookies }: Props) {
  const intl = useIntl();
  return (
    <footer className={classNames('on-dark', styles.footer)}>
      <div className={styles.call}>
        <p className={styles.statement}>{footer.statement}</p>
        <ActionLink action={footer.cta} />
      </div>
      <nav className={styles.columns} aria-label={intl.formatMessage({ id: 'page.footer' })}>
        {footer.columns.map(({ title, links }) => (
          <section key={title}>
            <h2 className={styles.title}>{title}</h2>
            <NavigationLinks links={links} />
          </section>
        ))}
      </nav>
      <div className={styles.closing}>
        <p>{footer.closing}</p>
        <ul role="list" className={styles.links}>
          {[footer.social, ...(footer.bottom ?? [])].map(({ label, to }) => (
            <li key={to}>
              <SmartLink to={to}>{label}</SmartLink>
            </li>
          ))}
          <li>{cookies}</li>
        </ul>
      </div>
    </footer>
  );
}
