import type { RichText as Tree } from '#schema/text.ts';
import { BoxedText } from './boxed-text.tsx';
import styles from './section-head.module.css';
import { SectionTitle } from './section-title.tsx';

type Props = {
  section: {
    id: string;
    label?: string | undefined;
    title: string;
    text?: Tree | undefined;
  };
};

/** The headline of a section, the line above it and the text beside it. */
export function SectionHead({ section }: Props) {
  if (!section.text) return <SectionTitle section={section} className={styles.alone} />;
  return (
    <div className={styles.head}>
      <SectionTitle section={section} />
      <BoxedText text={section.text} className={styles.text} />
    </div>
  );
}
