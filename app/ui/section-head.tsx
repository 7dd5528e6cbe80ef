import type { ReactNode } from 'react';
import type { RichText as Tree } from '#schema/text.ts';
import { RichText } from './rich-text.tsx';
import styles from './section-head.module.css';
import { SectionTitle } from './section-title.tsx';

type Props = {
  section: {
    id: string;
    label?: string | undefined;
    title: string;
    text?: Tree | undefined;
  };
  /** What stands below the title and its text. */
  children?: ReactNode;
};

/** The headline of a section, the line above it and the text beside it. */
export function SectionHead({ section, children }: Props) {
  return (
    <div className={styles.head}>
      <SectionTitle section={section} />
      {section.text && (
        <div className={styles.text}>
          <RichText text={section.text} />
        </div>
      )}
      {children}
    </div>
  );
}
