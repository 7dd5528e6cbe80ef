import type { SectionOf } from '../../schema/compiled.ts';
import { Frame, titleId } from '../ui/frame.tsx';
import styles from './statement.module.css';

/** One sentence, set large. */
export function Statement({ section }: { section: SectionOf<'statement'> }) {
  return (
    <Frame id={section.id} ground="stone">
      <p id={titleId(section.id)} className={styles.sentence}>
        {section.text}
      </p>
    </Frame>
  );
}
