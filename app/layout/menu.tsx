import { type FocusEvent, type ReactNode, useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';
import { Icon } from '../ui/icon.tsx';
import styles from './menu.module.css';

type Props = {
  /** What the navigation inside is called. */
  label: string;
  children: ReactNode;
};

/**
 * Navigation in a disclosure that works without scripts. With them it closes when focus leaves it, on
 * Escape and after each navigation, so that it never lies over what is focused.
 */
export function Menu({ label, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: closes after each navigation
  useEffect(() => {
    details.current?.removeAttribute('open');
  }, [key]);

  useEffect(() => {
    function closeOnEscape(event: KeyboardEvent) {
      const menu = details.current;
      if (event.key !== 'Escape' || !menu?.open) return;
      const hadFocus = menu.contains(document.activeElement);
      menu.open = false;
      if (hadFocus) menu.querySelector('summary')?.focus();
    }
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, []);

  function closeOnFocusOut({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) {
    // Without a new target the window has lost focus, or what was pressed takes none.
    if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
  }

  return (
    <details ref={details} className={styles.menu} onBlur={closeOnFocusOut}>
      <summary className={styles.summary}>
        <Icon name="menu" />
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
