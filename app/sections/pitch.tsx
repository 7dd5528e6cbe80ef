import type { SectionOf } from '#schema/compiled.ts';
import { Actions } from '../ui/actions.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { Section } from '../ui/section.tsx';
import { SectionTitle } from '../ui/section-title.tsx';
import { Wall } from '../ui/wall.tsx';
import styles from './pitch.module.css';

type Props = { section: SectionOf<'pitch'>; pageId: string };

/** One thought with its buttons. */
export function Pitch({ section, pageId }: Props) {
  return (
    <Section id={section.id} ground={section.tone} className={styles.pitch}>
      <SectionTitle section={section} className={styles.title} />
      <div className={styles.text}>
        <RichText text={section.text} />
        <Actions actions={section.actions} />
      </div>
      {section.wall && <Wall className={styles.wall} name={`${pageId}-${section.id}`} />}
    </Section>
  );
}
