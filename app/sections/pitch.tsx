import type { SectionOf } from '#schema/compiled.ts';
import { Actions } from '../ui/actions.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { Section } from '../ui/section.tsx';
import { SectionTitle } from '../ui/section-title.tsx';
import styles from './pitch.module.css';

/** One thought with its buttons. */
export function Pitch({ section }: { section: SectionOf<'pitch'> }) {
  return (
    <Section id={section.id} ground={section.tone} className={styles.pitch}>
      <SectionTitle section={section} />
      <div className={styles.text}>
        <RichText text={section.text} />
        <Actions actions={section.actions} />
      </div>
    </Section>
  );
}
