import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { Icon } from '../ui/icon.tsx';
import styles from './menu.module.css';

type Props = {
  /** What its button is called. */
  label: string;
  /** What the navigation is called. */
  name: string;
  children: ReactNode;
};

/**
 * Navigation that folds under a disclosure where it has no room. It stands beside the disclosure,
 * not in it, so that it needs neither a script nor a second copy to be seen unfolded; with a script,
 * Escape and navigation close it.
 */
export function Menu({ label, name, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: closes at each arrival
  useEffect(() => {
    details.current?.removeAttribute('open');
  }, [key]);

  function closeOnEscape({ key: pressed }: KeyboardEvent) {
    if (pressed !== 'Escape' || !details.current?.open) return;
    details.current.open = false;
    details.current.querySelector('summary')?.focus();
  }

  return (
    <>
      <details ref={details} className={styles.menu} onKeyDown={closeOnEscape}>
        <summary className={styles.summary} aria-label={label}>
          <Icon name="menu" />
        </summary>
      </details>
      <nav className={styles.panel} aria-label={name} onKeyDown={closeOnEscape}>
        {children}
      </nav>
    </>
  );
}
