import type { ReactNode } from 'react';
import styles from './label.module.css';

/** The short line above a headline, led by a block. */
export function Label({ children }: { children: ReactNode }) {
  return <p className={styles.label}>{children}</p>;
}
