import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './section.module.css';

type Props = {
  id: string;
  ground?: 'light' | 'stone' | 'dark' | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** A section wrapper. Whoever renders it gives its headline the id `titleId(id)`. */
export function Section({ id, ground = 'light', className, children }: Props) {
  return (
    <section
      id={id}
      aria-labelledby={titleId(id)}
      className={classNames(
        styles.section,
        ground === 'dark' ? 'on-dark' : styles[ground],
        className,
      )}
    >
      {children}
    </section>
  );
}

export function titleId(id: string): string {
  return `${id}-title`;
}
