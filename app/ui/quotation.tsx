import type { ReactNode } from 'react';
import styles from './quotation.module.css';

type Props = { quote: string; children: ReactNode };

/** What someone said; the children say who. */
export function Quotation({ quote, children }: Props) {
  return (
    <figure className={styles.quotation}>
      <blockquote>{quote}</blockquote>
      <figcaption>{children}</figcaption>
    </figure>
  );
}
