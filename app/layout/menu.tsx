import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import styles from './menu.module.css';

type Props = { label: ReactNode; children: ReactNode };

/** A disclosure that works without script; with it, Escape and navigation close it. */
export function Menu({ label, children }: Props) {
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
    <details ref={details} className={styles.menu} onKeyDown={closeOnEscape}>
      <summary className={styles.summary}>{label}</summary>
      <div className={styles.panel}>{children}</div>
    </details>
  );
}
