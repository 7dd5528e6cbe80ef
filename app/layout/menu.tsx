import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '../ui/icon.tsx';
import styles from './menu.module.css';

type Props = {
  /** What the navigation inside is called. */
  label: string;
  children: ReactNode;
};

/** Navigation in a disclosure that works without scripts; `app/page/menu.ts` closes it. */
export function Menu({ label, children }: Props) {
  return (
    <details className={styles.menu} data-menu>
      <summary className={styles.summary}>
        <Icon name="menu" className={styles.closed} />
        <Icon name="x" className={styles.open} />
        <span className="visually-hidden">
          <FormattedMessage id="page.menu" />
        </span>
      </summary>
      <nav className={styles.panel} aria-label={label}>
        {children}
      </nav>
    </details>
  );
}
