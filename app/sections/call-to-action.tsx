import type { SectionOf } from '#schema/compiled.ts';
import { Actions } from '../ui/actions.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { Section } from '../ui/section.tsx';
import { SectionTitle } from '../ui/section-title.tsx';
import styles from './call-to-action.module.css';

/** The end of a page: what to do next. */
export function CallToAction({ section }: { section: SectionOf<'call-to-action'> }) {
  return (
    <Section id={section.id} ground="stone" className={styles.close}>
      <SectionTitle section={section} />
      <div className={styles.next}>
        <RichText text={section.text} />
        <Actions actions={section.actions} />
      </div>
    </Section>
  );
}
