import type { SectionOf } from '#schema/compiled.ts';
import { Section, titleId } from '../ui/section.tsx';
import styles from './statement.module.css';

/** One sentence, set large. */
export function Statement({ section }: { section: SectionOf<'statement'> }) {
  return (
    <Section id={section.id} ground="stone">
      <p id={titleId(section.id)} className={styles.sentence}>
        {section.text}
      </p>
    </Section>
  );
}
